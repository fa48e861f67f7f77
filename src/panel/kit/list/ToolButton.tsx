import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { BusyButton } from '../act/BusyButton.tsx';
import { ToolLabel } from './ToolLabel.tsx';

interface ToolButtonProps extends Omit<ComponentProps<typeof BusyButton>, 'busy' | 'children' | 'sx'> {
  readonly label: string;
  readonly busy?: boolean;
}

/** Something that is done with a whole list. On a phone its icon is all that is seen of it. */
export function ToolButton({ label, busy = false, ...props }: ToolButtonProps) {
  return (
    <BusyButton color="inherit" {...props} busy={busy} sx={toolSx}>
      <ToolLabel>{label}</ToolLabel>
    </BusyButton>
  );
}

/** Of a button whose label is a `ToolLabel`: on a phone as small as a thumb allows, its icon at the page's edge. */
export function toolSx(theme: Theme) {
  return {
    px: 1.5,
    [theme.breakpoints.down('sm')]: { minWidth: 44, px: 1, mr: '-10px', '& .MuiButton-startIcon': { mx: 0 } },
  };
}
