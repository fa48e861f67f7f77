import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { FieldWidgetProps } from './FormValues.ts';

/** What stands beside the name of a marked field, and in the sentence that says what it means. */
export const fieldMark = '◆';

/** The name of a field, and where it is marked a sign for eyes and words for who does not see it. */
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
