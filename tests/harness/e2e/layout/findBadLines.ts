import type { Eye } from './Eye.ts';

/** Texts that overflow their card or button, break letter by letter, or within a word of a table. Runs in the page. */
export function findBadLines({ texts, pieces, clip, nameOf }: Eye): string[] {
  const frames = '.MuiPaper-root, .MuiButton-root, .MuiChip-root, .status-chip, .MuiAlert-root, td, th';
  const tolerance = 2;
  const manyLines = 4;
  const leastLetters = 4;
  /** A word that no column has room for. */
  const wholeLetters = 20;
  const issues = new Set<string>();
  const frameOf = (element: Element) => {
    const frame = element.closest(frames);
    // Deliberately over adjacent cells, such as the text of a calendar bar.
    const isLaid = getComputedStyle(element).position === 'absolute';
    return frame?.matches('td') && isLaid ? frame.closest('table') : frame;
  };
  /** The page between its margins; what is moved by the finger goes on below them. */
  const columnOf = (element: Element) => {
    const column = element.closest('main > .MuiContainer-root');
    if (!column) return undefined;
    for (let at: Element | null = element; at && at !== column; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return undefined;
    }
    const { left, right } = column.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    return { left: left + Number.parseFloat(paddingLeft), right: right - Number.parseFloat(paddingRight) };
  };
  const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter);
  /** Numbers and names of months must be read at a glance; a hyphen would say that a word goes on. */
  const breaksWord = (element: Element, node: Node) => {
    if (!element.closest('th, td') || getComputedStyle(element).hyphens === 'auto') return false;
    const text = node.nodeValue ?? '';
    if (text.split(/\P{L}/u).some((word) => word.length > wholeLetters)) return false;
    const topOf = (index: number) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return Math.round(range.getBoundingClientRect().top);
    };
    return Array.from(text).some(
      (letter, index) => isLetter(letter) && isLetter(text[index + 1]) && topOf(index) !== topOf(index + 1),
    );
  };
  for (const { element, node, rects } of texts) {
    if (new Set(rects.map(({ top }) => Math.round(top))).size > 1 && breaksWord(element, node)) {
      issues.add(`${nameOf(element)} is broken within a word`);
    }
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const letters = (node.nodeValue ?? '').trim().length / lines;
    if (lines >= manyLines && letters < leastLetters) issues.add(`${nameOf(element)} is broken up`);
    for (const edges of [frameOf(element)?.getBoundingClientRect(), columnOf(element)]) {
      for (const { left, right, width } of rects.map((rect) => clip(element, rect))) {
        if (!edges || width === 0) continue;
        const leaves = left < edges.left - tolerance || right > edges.right + tolerance;
        if (leaves) issues.add(`${nameOf(element)} leaves its frame`);
      }
    }
  }
  for (const { element, box } of pieces) {
    const edges =
      element.matches('.MuiButton-root') && element.closest('.MuiPaper-root')?.getBoundingClientRect();
    if (edges && (box.left < edges.left - 1 || box.right > edges.right + 1)) {
      issues.add(`${nameOf(element)} leaves its card`);
    }
  }
  return [...issues];
}
