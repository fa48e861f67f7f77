import type { Look } from '../../../contract/Look.ts';

interface StatusChipProps {
  readonly look: Look;
  readonly label: string;
}

/** A status as icon and word on a tint of its colour. Styled by `valueStyles`. */
export function StatusChip({ look: { Icon, tone }, label }: StatusChipProps) {
  const main = `var(--mui-palette-${tone === 'neutral' ? 'text-secondary' : `${tone}-main`})`;
  return (
    <span className="status-chip" style={{ color: main }}>
      <Icon sx={iconSx} />
      <span>{label}</span>
    </span>
  );
}

const iconSx = { fontSize: 18 };
