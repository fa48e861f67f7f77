import Skeleton from '@mui/material/Skeleton';
import type { FieldProps } from '@rjsf/utils';
import { lazy, Suspense } from 'react';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import { loadInTime } from '../../../data/loadInTime.ts';
import type { FormValues } from '../FormValues.ts';

const CountryInput = lazy(() => loadInTime(import('./CountryInput.tsx')));

/** Country `{ code, name }`. Searching in a long list takes much script, and most forms ask for no country. */
export function CountryField(props: FieldProps<FormValues, FormSchema>) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <CountryInput {...props} />
    </Suspense>
  );
}
