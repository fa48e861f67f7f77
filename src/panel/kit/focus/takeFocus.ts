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
