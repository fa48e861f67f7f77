/** What is cut out of a picture. */
export interface ImageShape {
  /** Width to height. */
  readonly aspect: number;
  /** In pixels; a smaller picture stays as small as it is. */
  readonly maxWidth: number;
  /** It is shown as a circle later. */
  readonly round?: boolean;
}

/** A part of a picture, in percent of its width and height. */
export interface ImageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
