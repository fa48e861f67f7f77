/**
 * Focuses a part of a page that has come, without scrolling to it. Leaves the focus in a dialog or menu that the
 * user has opened over the page meanwhile: what they type there would be lost.
 *
 * @example takeFocus(main.querySelector('h1'))
 */
export function takeFocus(element: HTMLElement | null | undefined): void {
  const open = document.activeElement?.closest('.MuiModal-root');
  if (!open || open.contains(element ?? null)) element?.focus({ preventScroll: true });
}

/** Focuses the page's heading where what had the focus is gone. */
export function focusHeading(): void {
  takeFocus(document.querySelector<HTMLElement>('#main h1'));
}

/** Whether what had the focus is gone with it, so that the keyboard would start again at the top of the window. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Remembers where an element stands. The function that it returns is called once the element may be gone: it
 * focuses the heading nearest to that place, if nothing else has the focus.
 *
 * @example const passOn = heirOf(button); button.remove(); passOn();
 */
export function heirOf(element: Element | null): () => void {
  const around: Element[] = [];
  for (let part = element?.parentElement; part?.closest('#main'); part = part.parentElement)
    around.push(part);
  return () => {
    if (!isFocusLost()) return;
    const place = around.find((part) => part.isConnected && part.querySelector(headings));
    const heading = place?.querySelector<HTMLElement>(headings);
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (heading) takeFocus(heading);
    else focusHeading();
  };
}

const headings = 'h1, h2, h3';
