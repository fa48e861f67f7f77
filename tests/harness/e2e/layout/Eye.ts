/** A line of text, or a control. */
export interface Piece {
  readonly element: Element;
  /** Its visible part. */
  readonly box: DOMRect;
}

interface Text {
  /** Element of the text. */
  readonly element: Element;
  readonly node: Node;
  /** Boxes of its lines. */
  readonly rects: readonly DOMRect[];
}

/** Inspects a page from inside; created by `createEye`. */
export interface Eye {
  readonly pieces: readonly Piece[];
  readonly texts: readonly Text[];
  /** Part of a box that the element and its ancestors do not clip. */
  readonly clip: (element: Element, box: DOMRect) => DOMRect;
  readonly nameOf: (element: Element) => string;
}
