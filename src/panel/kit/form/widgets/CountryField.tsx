import Skeleton from '@mui/material/Skeleton';
import type { FieldProps } from '@rjsf/utils';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { MissingNote } from '../../lazy/MissingNote.tsx';
import type { FormValues } from '../FormValues.ts';

/** Country `{ code, name }`. Lazy, because the autocomplete is large and most forms have no country. */
export const CountryField = lazyPart<FieldProps<FormValues, FormSchema>>(
  () => import('./CountryInput.tsx'),
  <Skeleton variant="rounded" height={40} />,
  MissingNote,
);
