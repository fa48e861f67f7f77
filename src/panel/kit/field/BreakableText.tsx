import { Fragment } from 'react';

/** No word of our languages is as long; an address or a name may be. At a hyphen it breaks by itself. */
const ENDLESS = /[^\s-]{24,}/gu;
const PIECE = /.{12}(?=.)/gu;
const BREAK = '\u0000';

/** A text whose longest words may break, so that no column or card grows beyond its page for them. */
export function BreakableText({ children }: { readonly children: string }) {
  const pieces = children.replace(ENDLESS, (word) => word.replace(PIECE, `$&${BREAK}`)).split(BREAK);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name, and no state.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
