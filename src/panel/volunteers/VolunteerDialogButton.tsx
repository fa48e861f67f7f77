import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { useRefresh } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { answerOf, client } from '../data/client.ts';
import { FormDialogButton } from '../kit/action/FormDialogButton.tsx';
import { type EditedPart, PartForm, partOf, type Versioned } from '../kit/form/conflict/PartForm.tsx';
import type { FieldWidgetProps } from '../kit/form/FormValues.ts';
import { SelectWidget } from '../kit/form/widgets/ChoiceWidgets.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { FileUpload } from '../kit/upload/FileUpload.tsx';
import type { Volunteer } from './Volunteer.ts';

/** A part of a volunteer that dialogs change. */
interface Part extends Versioned {
  readonly id: string;
  readonly fileId?: string | null;
}

interface VolunteerDialogButtonProps<Input extends object>
  extends Pick<
    ComponentProps<typeof FormDialogButton<Input, Volunteer>>,
    'of' | 'label' | 'title' | 'button' | 'form' | 'initial' | 'submitLabel' | 'save'
  > {
  readonly volunteer: Volunteer;
  /** What is changed, and where the volunteer's record has it. */
  readonly part?:
    | { readonly opened: Part; readonly among: (volunteer: Volunteer) => readonly Part[] }
    | undefined;
  readonly operationId:
    | 'draftAgreement'
    | 'editAgreement'
    | 'signAgreement'
    | 'endAgreement'
    | 'askGuardian'
    | 'noteGuardianConsent'
    | 'addClearance'
    | 'editClearance';
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
  part,
  ...dialog
}: VolunteerDialogButtonProps<Input>) {
  const keep = useKeepRecord(resources.volunteers.name);
  const refresh = useRefresh();
  return (
    <FormDialogButton<Input, Volunteer>
      {...dialog}
      draw={
        part && ((form) => <PartForm {...form} part={editedPart(volunteer.id, part.opened, part.among)} />)
      }
      inputs={inputs}
      onSaved={keep}
      wrap={(form) => (
        <Proofs volunteer={volunteer} onUploaded={() => refresh()}>
          {form}
        </Proofs>
      )}
    />
  );
}

function editedPart(
  id: string,
  opened: Part,
  among: (volunteer: Volunteer) => readonly Part[],
): EditedPart<Part> {
  let { files }: Pick<Volunteer, 'files'> = { files: [] };
  return {
    opened,
    read: async () => {
      const now = await answerOf(client.GET('/volunteers/{id}', { params: { path: { id } } }));
      files = now.files;
      return partOf(among(now), opened.id);
    },
    display: (part) => ({ ...part, fileId: files.find((file) => file.id === part.fileId)?.name }),
  };
}
