import type { Eye } from './Eye.ts';

/** Texts that are cut off. Runs in the page, so it cannot use this file's scope. */
export function findCuts({ texts, clip, nameOf }: Eye): string[] {
  const tolerance = 2;
  /** Share of a line's height; less is only the space below the letters. */
  const noticeable = 1 / 3;

  /** Shortened texts must have a full version in an attribute. */
  const isTold = (element: Element) => element.closest('[title], [aria-label]') !== null;
  /** Scrollable by the user: a table, the tabs. */
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
