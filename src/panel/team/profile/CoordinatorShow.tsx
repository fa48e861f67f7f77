import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import ResendConfirmation from '../../kit/link/ResendConfirmation.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../../kit/show/ProfileTabs.tsx';
import { ShowBar } from '../../kit/show/ShowBar.tsx';
import { CoordinatorSummary } from './CoordinatorSummary.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { type Coordinator, useEditing } from './useEditing.ts';

export default function CoordinatorShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    // The key drops unsaved input when another profile opens.
    <ContractShow
      key={profileId}
      resource={resources['organization-coordinators'].name}
      id={profileId}
      list={paths.ourTeam}
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.ourTeam.getHref()} label={translate(paths.ourTeam.title)} />
        <NewEmailNote />
        <CoordinatorSummary />
        <CoordinatorBody />
      </Stack>
    </ContractShow>
  );
}

/** The profile, or its form. */
function CoordinatorBody() {
  const coordinator = useRecordContext<Coordinator>();
  const { isEditing } = useEditing();
  if (!coordinator) return null;
  return isEditing ? (
    <ProfileEdit coordinator={coordinator} />
  ) : (
    <ProfileTabs resource={resources['organization-coordinators']} />
  );
}

/** Shown after a change of e-mail, which takes effect only once confirmed. */
function NewEmailNote() {
  const translate = useTranslate();
  const { state } = useLocation();
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  if (typeof email !== 'string') return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="inherit" role="status">
          {translate('team.edit.emailSent', { email })}
        </Typography>
        <ResendConfirmation email={email} />
      </Stack>
    </Alert>
  );
}

const { sections }: ResourceDefinition = resources['organization-coordinators'];
const fields: readonly FieldDefinition[] = sections.flatMap((section) => section.fields);

/** Edits the user's own profile, with optimistic locking against other tabs. */
function ProfileEdit({ coordinator }: { readonly coordinator: Coordinator }) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box);
  const { base, typed, merges, conflict, ...version } = useEditedVersion<Coordinator>(coordinator);

  return (
    <Box ref={box}>
      <ProfileForm key={merges} coordinator={base} typed={typed} noticing={version.noticing} />
      {conflict && (
        <ConflictDialog
          schema={CoordinatorInputForm.schema}
          fields={fields}
          base={base}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => version.editNewer(conflict.theirs, values)}
        />
      )}
    </Box>
  );
}
