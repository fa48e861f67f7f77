import { Fragment } from 'react';

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
