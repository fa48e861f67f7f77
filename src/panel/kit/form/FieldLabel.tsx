import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { FieldWidgetProps } from './FormValues.ts';

/** Sign beside the label of a marked field, and in the sentence that explains it. */
export const fieldMark = '◆';

/** Label of a field. A marked field also gets the sign, with hidden text for screen readers. */
export function FieldLabel({ label, options: { mark } }: Pick<FieldWidgetProps, 'label' | 'options'>) {
  if (typeof mark !== 'string') return label;
  return (
    <>
      {label}{' '}
      <Box component="span" aria-hidden sx={{ fontSize: '0.75em', color: 'primary.main' }}>
        {fieldMark}
      </Box>
      <span style={visuallyHidden}> ({mark})</span>
    </>
  );
}
