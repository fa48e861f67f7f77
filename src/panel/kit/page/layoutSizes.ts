/** Pixels of what several parts of the layout have to agree on. */
export const layoutSizes = {
  /** The panel's header, below which whatever else sticks to the top of the window stays. */
  header: 64,
  /** A bar with one line of buttons below the header, with its gap. */
  bar: 62,
  /** The most that a page with a table takes of a wide screen, and the header of members everywhere. */
  wide: 1600,
} as const;
