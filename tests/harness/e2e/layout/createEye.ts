import type { Eye, Piece } from './Eye.ts';

/** Runs in the page, so it cannot use this file's scope. */
export function createEye(): Eye {
  const controls = 'a[href], button, input, textarea, [role=button], [role=tab], [role=combobox]';
  /** Hidden, drawn by the browser, or temporarily on top of everything. */
  const apart = '[aria-hidden=true], svg, noscript, .Toastify, .MuiTouchRipple-root';

  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isSeen && width > 1 && height > 1 && !element.closest(apart);
  };
  const clip = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const seen = { left, top, right, bottom };
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        seen.left = Math.max(seen.left, frame.left);
        seen.right = Math.min(seen.right, frame.right);
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, frame.top);
        seen.bottom = Math.min(seen.bottom, frame.bottom);
      }
    }
    const size = [Math.max(0, seen.right - seen.left), Math.max(0, seen.bottom - seen.top)] as const;
    return new DOMRect(seen.left, seen.top, ...size);
  };
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return `<${element.tagName.toLowerCase()}> ${JSON.stringify(words.slice(0, 40))}`;
  };

  const texts: { element: Element; node: Node; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || !isVisible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    texts.push({ element, node, rects });
  }
  // A link in a text has a box for each line.
  const pressed = Array.from(document.querySelectorAll(controls))
    .filter(isVisible)
    .map((element) => ({ element, rects: Array.from(element.getClientRects()) }));
  const pieces = [...texts, ...pressed]
    .flatMap(({ element, rects }): Piece[] => rects.map((rect) => ({ element, box: clip(element, rect) })))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return { pieces, texts, clip, nameOf };
}
