import Box from '@mui/material/Box';
import type { FieldTemplateProps } from '@rjsf/utils';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import type { FormValues } from '../FormValues.ts';

/**
 * Wrapper of each field. The input shows label, hint and error; this only marks an invalid field, so that it
 * can be found.
 */
export function FieldTemplate(props: FieldTemplateProps<FormValues, FormSchema>) {
  const { hidden, rawErrors = [], fieldPathId, children } = props;
  if (hidden) return <div hidden>{children}</div>;
  const isInvalid = rawErrors.length > 0 && fieldPathId.path.length > 0;
  return <Box data-invalid={isInvalid || undefined}>{children}</Box>;
}
