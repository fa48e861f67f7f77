import { BreakableText } from './BreakableText.tsx';
import { textOf } from './plainTexts.ts';

export function TextValue({ value }: { readonly value: unknown }) {
  return <BreakableText>{textOf(value)}</BreakableText>;
}
