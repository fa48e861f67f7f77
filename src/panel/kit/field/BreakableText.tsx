import { Fragment } from 'react';
import { breakable } from '../text/breakable.ts';

/** Text whose longest words may break, so that they do not overflow a column or card. */
export function BreakableText({ children }: { readonly children: string }) {
  return <Pieces pieces={breakable(children)} />;
}

/** Text that may break between the pieces. */
export function Pieces({ pieces }: { readonly pieces: readonly string[] }) {
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity and no state.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
