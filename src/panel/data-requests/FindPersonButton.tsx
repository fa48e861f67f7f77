import FindIcon from '@mui/icons-material/PersonSearchOutlined';
import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { components } from '../../contract/generated/types.ts';
import { ChoiceField } from '../kit/action/ChoiceField.tsx';
import { DialogButtons } from '../kit/action/DialogButtons.tsx';
import { PassingButton } from '../kit/action/PassingButton.tsx';
import { useGuardedCall } from '../kit/action/useGuardedCall.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { RecordPicker } from '../kit/list/RecordPicker.tsx';
import { useModalStore } from '../shell/UniversalModal.tsx';
import { type DataSubject, dataSubjectOf, subjectResources } from './DataSubject.ts';

type SubjectType = components['schemas']['DataSubjectType'];

const subjectTypes = Object.keys(subjectResources) as readonly SubjectType[];
const textId = 'find-data-subject';

interface FindPersonButtonProps {
  readonly label: string;
  readonly onFound: (subject: DataSubject) => void;
}

/** Button that finds whom the foundation knows as the person who asks. */
export function FindPersonButton({ label, onFound }: FindPersonButtonProps) {
  const dataProvider = useDataProvider();
  // Lists shorten names and leave out contacts.
  const find = async (subjectType: SubjectType, id: string) => {
    const { name } = subjectResources[subjectType];
    const { data } = await dataProvider.getOne<ContractRecord>(name, { id });
    onFound(dataSubjectOf(subjectType, data));
  };
  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: label,
      describedBy: textId,
      content: <FindPersonForm onFind={find} onClose={() => close(id)} />,
    });
  };
  return (
    <PassingButton variant="outlined" startIcon={<FindIcon />} onClick={ask} sx={{ minHeight: 44 }}>
      {label}
    </PassingButton>
  );
}

interface FindPersonFormProps {
  readonly onFind: (subjectType: SubjectType, id: string) => Promise<void>;
  readonly onClose: () => void;
}

function FindPersonForm({ onFind, onClose }: FindPersonFormProps) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall('addDataRequest');
  const [subjectType, setSubjectType] = useState<SubjectType>('volunteer');
  const [chosen, setChosen] = useState<ContractRecord | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { name } = subjectResources[subjectType];

  const choose = (record: ContractRecord | null) => {
    setChosen(record);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (!chosen || busy) return;
    void run(async () => {
      await onFind(subjectType, chosen.id);
      onClose();
    });
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId}>{translate('dataRequests.find.text')}</DialogContentText>
      <ChoiceField
        label={translate('fields.knownAs')}
        options={subjectTypes.map((value) => ({ value, label: translate(`enums.dataSubjectType.${value}`) }))}
        value={subjectType}
        onChange={(value) => {
          setSubjectType(value as SubjectType);
          choose(null);
        }}
      />
      <RecordPicker
        resource={name}
        label={translate('fields.dataSubject')}
        value={chosen}
        onChange={choose}
        error={isMissing ? translate('validation.required') : undefined}
      />
      {failure && <Alert severity="error">{failure}</Alert>}
      <DialogButtons busy={busy} submitLabel={translate('dataRequests.find.take')} onCancel={onClose} />
    </Stack>
  );
}
