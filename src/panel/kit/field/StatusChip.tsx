import Chip from '@mui/material/Chip';
import type { StatusLook } from './statusLook.ts';

interface StatusChipProps {
  readonly look: StatusLook;
  readonly label: string;
}

/** A status as icon and word. The word is in the colour of text, which reads well on every tint. */
export function StatusChip({ look: { Icon, color }, label }: StatusChipProps) {
  const main = `var(--mui-palette-${color === 'neutral' ? 'text-secondary' : `${color}-main`})`;
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={label}
      sx={{
        bgcolor: `color-mix(in srgb, ${main} 12%, transparent)`,
        border: `1px solid color-mix(in srgb, ${main} 32%, transparent)`,
        '& .MuiChip-icon': { color: main },
        // Where there is no room for it in a line, the word takes two.
        height: 'auto',
        minHeight: 24,
        '& .MuiChip-label': { whiteSpace: 'normal' },
      }}
    />
  );
}
