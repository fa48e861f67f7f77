import { Fragment } from 'react';
import { breakable } from '../text/breakable.ts';

/** A text whose longest words may break, so that no column or card grows beyond its page for them. */
export function BreakableText({ children }: { readonly children: string }) {
  return <Pieces pieces={breakable(children)} />;
}

/** A text that may break between its pieces. */
export function Pieces({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and no state.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
