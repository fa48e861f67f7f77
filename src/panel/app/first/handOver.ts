const busy = 'main :is([aria-busy="true"], .MuiSkeleton-root)';

/** Whether the panel shows a page, with all that it has to show. */
export function isThere(root: Element): boolean {
  // React hides what it has rendered while a part of it is on its way.
  return root.querySelector('main h1')?.checkVisibility() === true && root.querySelector(busy) === null;
}

/**
 * Shows a page instead of the panel until the panel is there, then the panel, in one and the same frame.
 *
 * @param page is in the document
 * @param pressed address of a link that was pressed meanwhile
 */
export function handOver(page: Element, root: HTMLElement, pressed: () => string | undefined): void {
  const html = document.documentElement;
  html.setAttribute('data-ahead', '');
  const observer = new MutationObserver(() => {
    if (!isThere(root)) return;
    observer.disconnect();
    const focused = page.contains(document.activeElement) && document.activeElement?.getAttribute('href');
    page.remove();
    html.removeAttribute('data-ahead');
    if (focused) linkTo(root, focused)?.focus({ preventScroll: true });
    // Once React answers to presses.
    setTimeout(() => linkTo(root, pressed() ?? '')?.click());
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'style'] });
}

function linkTo(root: Element, href: string): HTMLAnchorElement | null {
  return root.querySelector(`main a[href="${CSS.escape(href)}"]`);
}
