import type { Eye } from './Eye.ts';

/** Texts that cannot be read to their end. Runs in the page, so it knows nothing of this file. */
export function findCuts({ texts, clip, nameOf }: Eye): string[] {
  const tolerance = 2;
  /** Of a line's height; below that only the room under the letters is gone. */
  const noticeable = 1 / 3;

  /** Whoever shortens a text says somewhere what it was. */
  const isTold = (element: Element) => element.closest('[title], [aria-label]') !== null;
  /** By hand: a table, the tabs. */
  const isScrolled = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowX + overflowY)) return true;
    }
    return element.closest('.MuiTabs-root') !== null;
  };
  const isCut = (element: Element, rect: DOMRect) => {
    const seen = clip(element, rect);
    const lost = [rect.width - seen.width, rect.height - seen.height] as const;
    return lost[0] > tolerance || lost[1] > rect.height * noticeable;
  };
  return texts
    .filter(({ element, rects }) => rects.some((rect) => isCut(element, rect)))
    .filter(({ element }) => !isTold(element) && !isScrolled(element))
    .map(({ element }) => `${nameOf(element)} is cut`);
}
