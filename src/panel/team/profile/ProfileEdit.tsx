import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import type { Coordinator } from './Coordinator.ts';
import { ProfileForm } from './ProfileForm.tsx';

const editable = Object.keys(CoordinatorInputForm.schema.properties ?? {}) as (keyof Coordinator)[];

/**
 * One's own profile to edit. The contract has no version of a profile to compare, so what was changed in another
 * tab is noticed when this one is looked at again, which reads the profile anew.
 */
export function ProfileEdit({ coordinator }: { readonly coordinator: Coordinator }) {
  const [start, setStart] = useState({ coordinator, attempt: 0 });
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box);
  // What is read anew and has not changed is the same object, see react-query's structural sharing.
  const isChanged = editable.some((field) => coordinator[field] !== start.coordinator[field]);

  return (
    <Box ref={box}>
      <Stack sx={{ gap: 2, maxWidth: 800 }}>
        {isChanged && (
          <ChangedElsewhere onReload={() => setStart({ coordinator, attempt: start.attempt + 1 })} />
        )}
        <ProfileForm key={start.attempt} coordinator={start.coordinator} />
      </Stack>
    </Box>
  );
}
