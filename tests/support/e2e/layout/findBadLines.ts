import type { Eye } from './Eye.ts';

/** Texts that leave their card or button, or break letter by letter. Runs in the page. */
export function findBadLines({ texts, clip, nameOf }: Eye): string[] {
  const frames = '.MuiPaper-root, .MuiButton-root, .MuiChip-root, .MuiAlert-root, td, th';
  const tolerance = 2;
  const manyLines = 4;
  const leastLetters = 4;
  const faults = new Set<string>();
  for (const { element, node, rects } of texts) {
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const letters = (node.nodeValue ?? '').trim().length / lines;
    if (lines >= manyLines && letters < leastLetters) faults.add(`${nameOf(element)} is broken up`);
    const edges = element.closest(frames)?.getBoundingClientRect();
    if (!edges) continue;
    for (const { left, right, width } of rects.map((rect) => clip(element, rect))) {
      if (width === 0) continue;
      const leaves = left < edges.left - tolerance || right > edges.right + tolerance;
      if (leaves) faults.add(`${nameOf(element)} leaves its frame`);
    }
  }
  return [...faults];
}
