import { useContractTexts } from '../text/useContractTexts.ts';

interface ChoicesValueProps {
  readonly enumName: string | undefined;
  readonly values: readonly string[];
}

export function ChoicesValue({ enumName, values }: ChoicesValueProps) {
  const { choice } = useContractTexts();
  return values.map((value) => choice(enumName, value)).join(', ');
}
