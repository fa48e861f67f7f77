import type { ComponentProps } from 'react';
import { BusyButton } from '../act/BusyButton.tsx';
import { ToolLabel } from './ToolLabel.tsx';
import { toolSx } from './toolSx.ts';

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
