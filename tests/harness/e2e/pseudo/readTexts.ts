import type { Page } from 'playwright-core';

export interface ShownText {
  readonly text: string;
  /** Its element and attribute. */
  readonly place: string;
}

/** All texts that a page shows or exposes to screen readers: texts, names, hints and title. */
export function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const isForeign = (element: Element) => element.closest('[lang]') !== document.documentElement;
    const isSilent = (element: Element) => element.matches('script, style, noscript, textarea');
    const placeOf = ({ localName, classList }: Element, attribute = '') =>
      [localName, ...[...classList].slice(-1).map((name) => `.${name}`), attribute && ` @${attribute}`].join(
        '',
      );
    // The parts of a breakable word are reported with the first one.
    const isHalf = ({ previousSibling }: Node) =>
      previousSibling instanceof Element && previousSibling.localName === 'wbr';
    const found = [{ text: document.title, place: 'title' }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || isSilent(element) || isForeign(element)) continue;
      if (node instanceof Element) {
        if (node.closest('[aria-hidden=true]')) continue;
        for (const attribute of attributes) {
          const text = node.getAttribute(attribute);
          if (text) found.push({ text, place: placeOf(node, attribute) });
        }
      } else if (node.nodeValue?.trim() && !isHalf(node)) {
        const breaks = element.querySelector(':scope > wbr') !== null;
        found.push({ text: breaks ? (element.textContent ?? '') : node.nodeValue, place: placeOf(element) });
      }
    }
    return found;
  });
}
