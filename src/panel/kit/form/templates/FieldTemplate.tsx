import Box from '@mui/material/Box';
import type { FieldTemplateProps } from '@rjsf/utils';
import type { FormSchema } from '../../../../contract/FormDefinition.ts';
import type { FormValues } from '../FormValues.ts';

/** Around each field. The input itself shows label, hint and error; here it is only found when it is wrong. */
export function FieldTemplate(props: FieldTemplateProps<FormValues, FormSchema>) {
  const { hidden, rawErrors = [], fieldPathId, children } = props;
  if (hidden) return <div hidden>{children}</div>;
  const isInvalid = rawErrors.length > 0 && fieldPathId.path.length > 0;
  return <Box data-invalid={isInvalid || undefined}>{children}</Box>;
}
