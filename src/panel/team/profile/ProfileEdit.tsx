import Box from '@mui/material/Box';
import { useRef } from 'react';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { FieldDefinition, ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import type { Coordinator } from './Coordinator.ts';
import { ProfileForm } from './ProfileForm.tsx';

const { sections }: ResourceDefinition = resources['organization-coordinators'];
const fields: readonly FieldDefinition[] = sections.flatMap((section) => section.fields);

/** One's own profile to edit; what was saved in another tab meanwhile is shown before it is written over. */
export function ProfileEdit({ coordinator }: { readonly coordinator: Coordinator }) {
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
