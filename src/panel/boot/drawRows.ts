import { chosenLanguage } from '../data/language.ts';
import { storeItem } from '../data/storeItem.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { columnsKey } from '../kit/list/columnsKey.ts';
import { drawCount } from '../kit/list/drawCount.ts';
import { hasPages } from '../kit/list/hasPages.ts';
import { defaultSize } from '../kit/list/ListState.ts';
import { PANEL_LOST } from './losePanel.ts';
import type { Prefetch } from './Prefetch.ts';
import { drawRow } from './rows/drawRow.ts';

/**
 * Shows a list as soon as its records are there, long before the panel is: the page that the build has rendered with
 * samples (see prerenderList), with the records' rows in their place. The panel comes up hidden behind it, and takes its
 * place once it shows the same.
 */
export async function drawRows(
  { name, columns }: NonNullable<Prefetch['drawn']>,
  answer: Promise<Response>,
): Promise<void> {
  const response = await answer;
  if (!response.ok) return;
  const { content, totalElements }: Listed = await response.clone().json();
  await untilParsed();

  const root = document.getElementById('root');
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[data-media]')].find(
    ({ dataset }) => matchMedia(String(dataset.media)).matches,
  );
  // The page is of the list as it is without being asked for anything, and of the language that the server knew of.
  const isMeant =
    location.search === '' &&
    document.documentElement.lang === chosenLanguage() &&
    !localStorage.getItem(storeItem(columnsKey(name)));
  if (!root || !template || !isMeant || content.length === 0 || isThere(root)) return;

  const page = document.createElement('div');
  page.id = 'ahead';
  page.append(template.content);
  const rows = page.querySelector('[data-column]')?.closest('tr, li')?.parentElement;
  if (!rows) return;
  const samples = [...rows.children];
  rows.replaceChildren(...content.map((record) => drawRow(samples, columns, record)));
  const count = page.querySelector<HTMLElement>('[data-texts]');
  if (count) count.textContent = drawCount(JSON.parse(String(count.dataset.texts)), totalElements);
  if (!hasPages(totalElements, defaultSize)) page.querySelector('.MuiTablePagination-root')?.remove();
  leaveAlone(page, rows);

  root.before(page);
  const pressed = keepPresses(rows);
  handOver(page, root, pressed);
}

interface Listed {
  readonly content: readonly ContractRecord[];
  readonly totalElements: number;
}

/** The page is read to its end, and no script has been waited for. */
async function untilParsed(): Promise<void> {
  while (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  }
}

/** Nothing but the rows does anything yet; and the names are those of the panel behind. */
function leaveAlone(page: Element, rows: Element): void {
  for (const element of page.querySelectorAll('[id]')) element.removeAttribute('id');
  for (const box of rows.querySelectorAll('input')) (box.parentElement ?? box).inert = true;
  for (let part = rows; part !== page && part.parentElement; part = part.parentElement) {
    for (const beside of part.parentElement.children) {
      if (beside !== part && beside instanceof HTMLElement) beside.inert = true;
    }
  }
}

/**
 * Keeps the last press on a row that is not React's yet: the panel is on its way, and opens the record sooner than a
 * page of its own would come.
 *
 * @returns address of the record that was pressed, if any
 */
function keepPresses(rows: Element): () => string | undefined {
  let pressed: string | undefined;
  let isLost = false;

  const open = () => {
    if (pressed && isLost) location.assign(pressed);
  };
  addEventListener(PANEL_LOST, () => {
    isLost = true;
    open();
  });
  rows.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    const link = target.closest('a') ?? target.closest('tr, li')?.querySelector('a');
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/')) return;
    event.preventDefault();
    pressed = href;
    open();
  });
  return () => pressed;
}

const busy = 'main :is([aria-busy="true"], .MuiSkeleton-root)';

/** Whether the panel shows a page, with all that it has to show. */
function isThere(root: Element): boolean {
  // React hides what it has rendered while a part of it is on its way.
  return root.querySelector('main h1')?.checkVisibility() === true && root.querySelector(busy) === null;
}

/**
 * Shows a page instead of the panel until the panel is there, then the panel, in one and the same frame.
 *
 * @param page is in the document
 * @param pressed address of a link that was pressed meanwhile
 */
function handOver(page: Element, root: HTMLElement, pressed: () => string | undefined): void {
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
