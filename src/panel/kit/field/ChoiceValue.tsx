import { useContractTexts } from '../text/useContractTexts.ts';
import { StatusChip } from './StatusChip.tsx';
import { statusLook } from './statusLook.ts';

interface ChoiceValueProps {
  readonly enumName: string | undefined;
  readonly value: string;
}

/** A choice by its name; a status as a chip. */
export function ChoiceValue({ enumName, value }: ChoiceValueProps) {
  const { choice } = useContractTexts();
  const look = statusLook(enumName, value);
  const label = choice(enumName, value);
  return look ? <StatusChip look={look} label={label} /> : label;
}
