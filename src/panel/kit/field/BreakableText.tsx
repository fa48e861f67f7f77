import { breakable } from '../text/breakable.ts';
import { Pieces } from './Pieces.tsx';

/** A text whose longest words may break, so that no column or card grows beyond its page for them. */
export function BreakableText({ children }: { readonly children: string }) {
  return <Pieces pieces={breakable(children)} />;
}
