import type { StatusLook } from './statusLook.ts';

interface StatusChipProps {
  readonly look: StatusLook;
  readonly label: string;
}

/** A status as icon and word, on a tint of its colour. It looks by `valueStyles`. */
export function StatusChip({ look: { Icon, color }, label }: StatusChipProps) {
  const main = `var(--mui-palette-${color === 'neutral' ? 'text-secondary' : `${color}-main`})`;
  return (
    <span className="status-chip" style={{ color: main }}>
      <Icon sx={iconSx} />
      <span>{label}</span>
    </span>
  );
}

const iconSx = { fontSize: 18 };
