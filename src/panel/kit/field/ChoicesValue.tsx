import { activeLanguage } from '../../data/language.ts';
import { useContractTexts } from '../text/useContractTexts.ts';

interface ChoicesValueProps {
  readonly enumName: string | undefined;
  readonly values: readonly string[];
}

/** Several choices as a list in the manner of the language: `Polish, Ukrainian and Russian`. */
export function ChoicesValue({ enumName, values }: ChoicesValueProps) {
  const { choice } = useContractTexts();
  const names = values.map((value) => choice(enumName, value));
  return new Intl.ListFormat(activeLanguage(), { type: 'unit', style: 'short' }).format(names);
}
