import { chosenLanguage } from '../../data/language.ts';
import { storeItem } from '../../data/storeItem.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { drawCount } from '../../kit/list/ahead/drawCount.ts';
import { drawRow } from '../../kit/list/ahead/drawRow.ts';
import { columnsKey } from '../../kit/list/columnsKey.ts';
import { hasPages } from '../../kit/list/hasPages.ts';
import { defaultSize } from '../../kit/list/ListState.ts';
import type { FirstCall } from './FirstCall.ts';
import { handOver, isThere } from './handOver.ts';
import { keepPresses } from './keepPresses.ts';

/**
 * Shows a list as soon as its records are there, long before the panel is: the page that the build has rendered with
 * samples (see prerenderList), with the records' rows in their place. The panel comes up hidden behind it, and takes its
 * place once it shows the same.
 */
export async function drawAhead(
  { name, columns }: NonNullable<FirstCall['drawn']>,
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
