/** A line of text, or something to press or to type into. */
export interface Piece {
  readonly element: Element;
  /** What is seen of it. */
  readonly box: DOMRect;
}

interface Text {
  /** That the text is in. */
  readonly element: Element;
  readonly node: Node;
  /** Of its lines. */
  readonly rects: readonly DOMRect[];
}

/** What looks at a page, inside the page: made by `createEye`. */
export interface Eye {
  readonly pieces: readonly Piece[];
  readonly texts: readonly Text[];
  /** What is left of a box within an element and all around it that clips. */
  readonly clip: (element: Element, box: DOMRect) => DOMRect;
  readonly nameOf: (element: Element) => string;
}
