import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import type { FormDefinition } from '../../contract/FormDefinition.ts';
import { operations } from '../../contract/generated/operations.ts';
import { resources } from '../../contract/generated/resources.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { SelectWidget } from '../kit/form/widgets/ChoiceWidgets.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { FileUpload } from '../kit/upload/FileUpload.tsx';
import { toast } from '../shell/toast.ts';
import { useModalStore } from '../shell/UniversalModal.tsx';
import type { Volunteer } from './Volunteer.ts';

interface VolunteerDialogButtonProps<Input extends object> {
  readonly volunteer: Volunteer;
  /** Id of what is changed, or of the volunteer who gets a new one: a dialog that is closed keeps its draft by it. */
  readonly of: string;
  readonly operationId:
    | 'draftAgreement'
    | 'editAgreement'
    | 'signAgreement'
    | 'endAgreement'
    | 'askGuardian'
    | 'noteGuardianConsent'
    | 'addClearance'
    | 'editClearance';
  readonly label: string;
  readonly title: string;
  readonly button: ButtonProps;
  readonly form: FormDefinition;
  readonly initial: Partial<Input>;
  /** Of its button that saves, if that does more than saving. */
  readonly submitLabel?: string;
  readonly save: (body: Input) => Promise<Volunteer>;
}

type File = Volunteer['files'][number];

interface ProofsProps {
  readonly volunteer: Pick<Volunteer, 'id' | 'files'>;
  /** Called once there is another file. */
  readonly onUploaded: () => void;
}

interface ProofsValue {
  readonly volunteerId: string;
  readonly files: readonly File[];
  readonly add: (file: File) => void;
}

const ProofsContext = createContext<ProofsValue>({ volunteerId: '', files: [], add: () => {} });

/** The volunteer's files, one of which may be the proof, also those that come while the dialog is open. */
function Proofs({ volunteer, onUploaded, children }: ProofsProps & { readonly children: ReactNode }) {
  const [files, setFiles] = useState<readonly File[]>(volunteer.files);
  const add = (file: File) => {
    setFiles((known) => [...known, file]);
    onUploaded();
  };
  return <ProofsContext value={{ volunteerId: volunteer.id, files, add }}>{children}</ProofsContext>;
}

/** Chooses one of the volunteer's files, or adds it. */
function FileInput(props: FieldWidgetProps) {
  const { volunteerId, files, add } = useContext(ProofsContext);
  const enumOptions = files.map(({ id: value, name: label }) => ({ value, label }));
  return (
    <Stack sx={{ gap: 1 }}>
      {files.length > 0 ? (
        <SelectWidget {...props} options={{ ...props.options, enumOptions }} />
      ) : (
        <Typography>{props.label}</Typography>
      )}
      <FileUpload
        operationId="uploadVolunteerFile"
        path={`/volunteers/${volunteerId}/files`}
        single
        onUploaded={(answer) => {
          const file = answer as File;
          add(file);
          props.onChange(file.id);
        }}
      />
    </Stack>
  );
}

const inputs = { fileId: FileInput };

/** A button that asks by a form of the contract, and keeps the volunteer that is answered. */
export function VolunteerDialogButton<Input extends object>({
  volunteer,
  of,
  operationId,
  label,
  title,
  button,
  form,
  initial,
  submitLabel,
  save,
}: VolunteerDialogButtonProps<Input>) {
  const translate = useTranslate();
  const keep = useKeepRecord(resources.volunteers.name);
  const refresh = useRefresh();
  const ask = () => {
    const { open, close } = useModalStore.getState();
    const modal = open({
      title,
      content: (
        <Proofs volunteer={volunteer} onUploaded={() => refresh()}>
          <Box sx={{ pt: 1 }}>
            <ContractForm
              form={form}
              inputs={inputs}
              initial={initial}
              submitLabel={submitLabel ?? translate('ra.action.save')}
              focusFirst
              warnUnsaved={false}
              draftKey={`${operationId} ${of}`}
              onSubmit={(body: Input) => save(body)}
              onSaved={(saved) => {
                close(modal);
                toast.success(translate(`messages.${operations[operationId].success}`));
                void keep(saved);
              }}
              onCancel={() => close(modal)}
            />
          </Box>
        </Proofs>
      ),
    });
  };
  return (
    <Button {...button} onClick={ask}>
      {label}
    </Button>
  );
}
