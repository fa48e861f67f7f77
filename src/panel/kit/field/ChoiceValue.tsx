import { looks } from '../../../contract/generated/looks.ts';
import type { Look } from '../../../contract/Look.ts';
import { useContractTexts } from '../text/useContractTexts.ts';

interface ChoiceValueProps {
  readonly enumName: string | undefined;
  readonly value: string;
}

/** The translated name of an enum value; a status is shown as a chip. */
export function ChoiceValue({ enumName, value }: ChoiceValueProps) {
  const { choice } = useContractTexts();
  const look = looks[enumName ?? '']?.[value];
  const label = choice(enumName, value);
  return look ? <StatusChip look={look} label={label} /> : label;
}

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
