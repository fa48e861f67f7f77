import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface MenuHeadingProps {
  /** By this MUI's menu knows that there is nothing to choose here, and gives the focus to the first item. */
  readonly disabled: true;
  readonly children: ReactNode;
}

/** Words above the items of a menu. */
export function MenuHeading({ children }: MenuHeadingProps) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 1, maxWidth: 320 }}>
      {children}
    </Box>
  );
}
