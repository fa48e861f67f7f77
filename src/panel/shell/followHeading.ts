/**
 * Moves the focus to the heading of the page that has come, so that a keyboard or a screen reader starts there;
 * and once more when another heading takes its place, as the one of a record does once that is read. Who has
 * gone on meanwhile is left where they are.
 *
 * @param main the place of the page
 * @returns ends it
 */
export function followHeading(main: HTMLElement): () => void {
  const find = () => main.querySelector<HTMLElement>('h1') ?? main;
  let heading = find();
  focus(heading);

  const observer = new MutationObserver(() => {
    const next = find();
    if (next === heading) return;
    heading = next;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) focus(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
