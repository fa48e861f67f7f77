import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ComponentProps } from 'react';
import { BusyButton } from '../action/BusyButton.tsx';

interface ToolButtonProps extends Omit<ComponentProps<typeof BusyButton>, 'busy' | 'children' | 'sx'> {
  readonly label: string;
  readonly busy?: boolean;
}

/** Button for an action on a whole list; shows only its icon on a phone. */
export function ToolButton({ label, busy = false, ...props }: ToolButtonProps) {
  return (
    <BusyButton color="inherit" {...props} busy={busy} sx={toolSx}>
      <ToolLabel>{label}</ToolLabel>
    </BusyButton>
  );
}

/**
 * Styles of a button with a `ToolLabel`: on a phone as small as a touch target allows, icon at the page's
 * edge.
 */
export function toolSx(theme: Theme) {
  return {
    px: 1.5,
    [theme.breakpoints.down('sm')]: { minWidth: 44, px: 1, mr: '-10px', '& .MuiButton-startIcon': { mx: 0 } },
  };
}

/** Label of a button with an icon; visually hidden on a phone. See `toolSx`. */
export function ToolLabel({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
      {children}
    </Box>
  );
}
