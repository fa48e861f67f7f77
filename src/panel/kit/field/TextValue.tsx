import { textOf } from '../../../contract/textOf.ts';
import { BreakableText } from './BreakableText.tsx';

export function TextValue({ value }: { readonly value: unknown }) {
  return <BreakableText>{textOf(value)}</BreakableText>;
}
