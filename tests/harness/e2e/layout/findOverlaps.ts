import type { Eye, Piece } from './Eye.ts';

/** Overlapping texts and controls. Runs in the page, so it cannot use this file's scope. */
export function findOverlaps({ pieces, nameOf }: Eye): string[] {
  /** Fractions of pixels, and letters that exceed their line. */
  const tolerance = 3;

  /** Positioned elements may overlap others: a label on its field, a header, a badge. */
  const isLaid = (element: Element, root: Element) => {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      if (/absolute|fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const rootOf = (one: Element, other: Element) => {
    let root: Element = one;
    while (!root.contains(other) && root.parentElement) root = root.parentElement;
    return root;
  };
  const overlap = (one: Piece, other: Piece) =>
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > tolerance &&
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > tolerance;

  const sorted = [...pieces].sort((one, other) => one.box.top - other.box.top);
  const issues = new Set<string>();
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (!other || other.box.top >= one.box.bottom) break;
      if (!overlap(one, other)) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const root = rootOf(one.element, other.element);
      if (isLaid(one.element, root) || isLaid(other.element, root)) continue;
      issues.add(`${nameOf(one.element)} and ${nameOf(other.element)} lie upon each other`);
    }
  }
  return [...issues];
}
