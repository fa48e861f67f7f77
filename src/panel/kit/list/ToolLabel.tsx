import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** Label of a button with an icon; visually hidden on a phone. See `toolSx`. */
export function ToolLabel({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
      {children}
    </Box>
  );
}
