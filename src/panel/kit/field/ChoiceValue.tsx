import { looks } from '../../../contract/generated/looks.ts';
import { useContractTexts } from '../text/useContractTexts.ts';
import { StatusChip } from './StatusChip.tsx';

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
