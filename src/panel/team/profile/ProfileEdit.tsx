import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { CoordinatorInputForm } from '../../../contract/generated/forms/CoordinatorInput.ts';
import { useFocusHeir } from '../../kit/focus/useFocusHeir.ts';
import type { FormValues } from '../../kit/form/FormValues.ts';
import { mergeChanges } from '../../kit/form/mergeChanges.ts';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import type { Coordinator } from './Coordinator.ts';
import { ProfileForm } from './ProfileForm.tsx';

const { schema } = CoordinatorInputForm;
const editable = Object.keys(schema.properties ?? {}) as (keyof Coordinator)[];

/**
 * One's own profile to edit. The contract has no version of a profile to compare, so what was changed in another
 * tab is noticed when this one is looked at again, which reads the profile anew.
 */
export function ProfileEdit({ coordinator }: { readonly coordinator: Coordinator }) {
  const [start, setStart] = useState<Start>({ coordinator, attempt: 0 });
  const latest = useRef<FormValues>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useFocusHeir(box);
  // What is read anew and has not changed is the same object, see react-query's structural sharing.
  const isChanged = editable.some((field) => coordinator[field] !== start.coordinator[field]);

  const takeOver = () => {
    const base = { ...start.coordinator };
    const merged = mergeChanges(schema, { base, mine: latest.current ?? base, theirs: { ...coordinator } });
    setStart({ coordinator, typed: merged.values, attempt: start.attempt + 1 });
  };

  return (
    <Box ref={box}>
      <Stack sx={{ gap: 2 }}>
        {isChanged && <ChangedElsewhere onTakeOver={takeOver} />}
        <ProfileForm
          key={start.attempt}
          coordinator={start.coordinator}
          typed={start.typed}
          onChange={(values) => {
            latest.current = values;
          }}
        />
      </Stack>
    </Box>
  );
}

interface Start {
  readonly coordinator: Coordinator;
  /** What is in the form besides, from before it took over what was changed elsewhere. */
  readonly typed?: FormValues;
  readonly attempt: number;
}
