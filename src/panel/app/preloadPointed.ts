import { preloadPage } from './createRoutes.tsx';

/** Asks for a page's script as soon as somebody points at a link to it, so that it is there when they press. */
export function preloadPointed(): void {
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, ask, { passive: true });
}

function ask({ target }: Event): void {
  if (!(target instanceof Element)) return;
  // The row or card of a record opens wherever it is pressed.
  const link = target.closest('a') ?? target.closest('tr, li')?.querySelector('a');
  // Whoever opens the page is told if it does not come.
  if (link?.origin === location.origin) preloadPage(link.pathname).catch(() => {});
}
