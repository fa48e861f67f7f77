import Box from '@mui/material/Box';

/** A text with the line breaks that its author made. */
export function LongTextValue({ text }: { readonly text: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{text}</Box>;
}
