import type { Eye } from './Eye.ts';

/** Texts that overflow their card or button, or break letter by letter. Runs in the page. */
export function findBadLines({ texts, clip, nameOf }: Eye): string[] {
  const frames = '.MuiPaper-root, .MuiButton-root, .MuiChip-root, .status-chip, .MuiAlert-root, td, th';
  const tolerance = 2;
  const manyLines = 4;
  const leastLetters = 4;
  const issues = new Set<string>();
  const frameOf = (element: Element) => {
    const frame = element.closest(frames);
    // Deliberately over adjacent cells, such as the text of a calendar bar.
    const isLaid = getComputedStyle(element).position === 'absolute';
    return frame?.matches('td') && isLaid ? frame.closest('table') : frame;
  };
  for (const { element, node, rects } of texts) {
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const letters = (node.nodeValue ?? '').trim().length / lines;
    if (lines >= manyLines && letters < leastLetters) issues.add(`${nameOf(element)} is broken up`);
    const edges = frameOf(element)?.getBoundingClientRect();
    if (!edges) continue;
    for (const { left, right, width } of rects.map((rect) => clip(element, rect))) {
      if (width === 0) continue;
      const leaves = left < edges.left - tolerance || right > edges.right + tolerance;
      if (leaves) issues.add(`${nameOf(element)} leaves its frame`);
    }
  }
  return [...issues];
}
