import WalkInIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { DialogButtons } from '../../kit/action/DialogButtons.tsx';
import { useGuardedCall } from '../../kit/action/useGuardedCall.ts';
import { useIsAllowed } from '../../kit/action/useMayDo.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { RecordPicker } from '../../kit/list/RecordPicker.tsx';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import { participantsDefinition } from './participantsDefinition.ts';
import { addWalkInHref, recordWalkIn } from './walkIn.ts';

const operationId = 'addWalkIn';
const textId = `confirm-${operationId}`;

/** Button that records who came to the event without having signed up. */
export function WalkInButton({ eventId }: { readonly eventId: string }) {
  const translate = useTranslate();
  const isAllowed = useIsAllowed();

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title: translate('events.walkIn.label'),
      describedBy: textId,
      content: <WalkInForm eventId={eventId} mayAdd={isAllowed('addVolunteer')} onClose={() => close(id)} />,
    });
  };
  return (
    <Button variant="outlined" startIcon={<WalkInIcon />} onClick={ask} sx={{ minHeight: 44 }}>
      {translate('events.walkIn.label')}
    </Button>
  );
}

interface WalkInFormProps {
  readonly eventId: string;
  readonly mayAdd: boolean;
  readonly onClose: () => void;
}

function WalkInForm({ eventId, mayAdd, onClose }: WalkInFormProps) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall(operationId);
  const [chosen, setChosen] = useState<ContractRecord | null>(null);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (chosen === null || busy) return;
    void run(async () => {
      await recordWalkIn(eventId, chosen.id);
      onClose();
      toast.success(translate(`messages.${operations[operationId].success}`));
    });
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId}>{translate('events.walkIn.text')}</DialogContentText>
      <RecordPicker
        resource={resources.volunteers.name}
        label={translate('fields.volunteerName')}
        sort={participantsDefinition.defaultSort}
        value={chosen}
        isOffered={({ accountStatus }) => accountStatus !== 'rejected'}
        error={isMissing ? translate('validation.required') : undefined}
        onChange={(record) => {
          setChosen(record);
          setMissing(false);
        }}
      />
      {mayAdd && (
        <Typography>
          <Link href={addWalkInHref(eventId)} onClick={onClose}>
            {translate('events.walkIn.addVolunteer')}
          </Link>
        </Typography>
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <DialogButtons busy={busy} submitLabel={translate('events.attendance.record')} onCancel={onClose} />
    </Stack>
  );
}
