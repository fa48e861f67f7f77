import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** The name of a button with an icon: on a phone only for screen readers. See `toolSx`. */
export function ToolLabel({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
      {children}
    </Box>
  );
}
