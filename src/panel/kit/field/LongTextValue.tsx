import Box from '@mui/material/Box';

/** Text with its line breaks preserved. */
export function LongTextValue({ text }: { readonly text: string }) {
  return <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{text}</Box>;
}
