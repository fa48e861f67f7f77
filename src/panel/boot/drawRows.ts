import { isBlank } from '../../contract/isBlank.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { textOf } from '../../contract/textOf.ts';
import { valueAt } from '../../contract/valueAt.ts';
import { imageUrl } from '../data/apiUrl.ts';
import { chosenLanguage } from '../data/language.ts';
import { columnOrderKey, columnsKey, compactKey, storeItem, viewsKey } from '../data/storeItem.ts';
import { type ContractRecord, recordName } from '../kit/ContractRecord.ts';
import { plainTexts } from '../kit/field/plainTexts.ts';
import { formatCount } from '../kit/list/formatCount.ts';
import { defaultSize, hasPages } from '../kit/list/listUrl.ts';
import { breakable, breakableEmail } from '../kit/text/breakable.ts';
import { initialsOf } from '../shell/initialsOf.ts';
import { PANEL_FAILED } from './handlePanelFailure.ts';
import type { Prefetch } from './Prefetch.ts';
import { choicesOf, fillSampleTexts, samplePlaces, sampleValue } from './rows/sampleRecords.ts';

/**
 * Draws a list as soon as its records arrive, long before the panel has started: takes the page prerendered
 * with sample rows (see prerenderList) and replaces the rows. The panel renders hidden behind it, and
 * replaces it once it shows the same.
 */
export async function drawRows(
  drawn: NonNullable<Prefetch['drawn']>,
  answer: Promise<Response>,
): Promise<void> {
  const { name } = drawn;
  const response = await answer;
  if (!response.ok) return;
  const { content, totalElements }: Listed = await response.clone().json();
  await untilParsed();

  const root = document.getElementById('root');
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[data-media]')].find(
    ({ dataset }) => matchMedia(String(dataset.media)).matches,
  );
  // The prerendered page only fits the list without filters and saved views, the default columns and rows, and the
  // language the server rendered.
  const isMeant =
    location.search === '' &&
    document.documentElement.lang === chosenLanguage() &&
    [columnsKey(name), columnOrderKey(name), compactKey, viewsKey(name)].every(
      (key) => !localStorage.getItem(storeItem(key)),
    );
  if (!root || !template || !isMeant || content.length === 0 || isThere(root)) return;

  const page = document.createElement('div');
  page.id = 'ahead';
  page.append(template.content);
  const rows = page.querySelector('[data-column]')?.closest('tr, li')?.parentElement;
  if (!rows) return;
  const samples = [...rows.children];
  rows.replaceChildren(...content.map((record) => drawRow(samples, drawn, record)));
  const count = page.querySelector<HTMLElement>('[data-texts]');
  if (count) count.textContent = formatCount(JSON.parse(String(count.dataset.texts)), totalElements);
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

/** Waits until the document is parsed, but not for scripts. */
async function untilParsed(): Promise<void> {
  while (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
  }
}

/**
 * Makes all but the rows inert, because nothing else works yet. Removes ids, which would clash with the
 * panel's.
 */
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
 * Remembers the last click on a row until React takes over: the panel is nearly there, and opens the record
 * sooner than a page load would.
 *
 * @returns address of the clicked record, if any
 */
function keepPresses(rows: Element): () => string | undefined {
  let pressed: string | undefined;
  let isLost = false;

  const open = () => {
    if (pressed && isLost) location.assign(pressed);
  };
  addEventListener(PANEL_FAILED, () => {
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

/** Whether the panel shows a complete page. */
function isThere(root: Element): boolean {
  // React hides rendered content while a part of it suspends.
  return root.querySelector('main h1')?.checkVisibility() === true && root.querySelector(busy) === null;
}

/**
 * Shows the drawn page until the panel is complete, then swaps them in one frame.
 *
 * @param page not yet handed over, already in the document
 * @param pressed address of a link clicked meanwhile
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
    // Wait until React has attached its handlers.
    setTimeout(() => linkTo(root, pressed() ?? '')?.click());
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'style'] });
}

function linkTo(root: Element, href: string): HTMLAnchorElement | null {
  return root.querySelector(`main a[href="${CSS.escape(href)}"]`);
}

/**
 * Builds a row or card of a list from the samples, without React.
 *
 * @param samples rows or cards of `sampleRecords`, in their order
 * @param drawn all that the samples show
 */
export function drawRow(
  samples: readonly Element[],
  drawn: Omit<NonNullable<Prefetch['drawn']>, 'name'>,
  record: ContractRecord,
): Element {
  const { columns } = drawn;
  const row = copyOf(closest(samples, columns, record));
  const places = [...row.querySelectorAll('[data-column]')];
  // Empty them first, so that no user's text is taken for a marker.
  for (const place of places) place.replaceChildren();
  fillMarks(row, (property) => (isBlank(record[property]) ? '' : String(record[property])));
  drawPicture(row, drawn, record);
  for (const place of places) {
    const column = columns.find(({ name }) => name === place.getAttribute('data-column'));
    if (column) place.replaceWith(...drawValue(samples, column, valueAt(record, column.name)));
  }
  return row;
}

/** Image or initials, as `RecordPicture` shows them. */
function drawPicture(
  row: Element,
  { label, picture }: Pick<NonNullable<Prefetch['drawn']>, 'label' | 'picture'>,
  record: ContractRecord,
): void {
  if (picture === null) return;
  const src = imageUrl(record[picture] as string | null | undefined);
  const initials = initialsOf(recordName(label, record));
  const image = src && Object.assign(document.createElement('img'), { src, alt: '', loading: 'lazy' });
  row.querySelector('.record-picture')?.replaceChildren(image ?? initials);
}

/** Picks the best sample: parts outside the columns, such as a check box, depend on the status. */
function closest(
  samples: readonly Element[],
  columns: readonly ColumnDefinition[],
  record: ContractRecord,
): Element | undefined {
  const status = columns.find(({ kind }) => kind === 'enum');
  const place = status ? choiceAt(status, valueAt(record, status.name)) : -1;
  return samples[place < 0 ? samplePlaces.values : samplePlaces.choices + place];
}

/** Choices may be numbers. */
function choiceAt(column: ColumnDefinition, value: unknown): number {
  return choicesOf(column).map(String).indexOf(String(value));
}

function drawValue(samples: readonly Element[], column: ColumnDefinition, value: unknown): Node[] {
  const sampleAt = (place: number) => samples[place]?.querySelector(`[data-column="${column.name}"]`);
  const choices = choicesOf(column);
  if (isBlank(value)) return nodesOf(sampleAt(samplePlaces.blanks));
  if (column.kind === 'enums') {
    const texts = [value]
      .flat()
      .map((choice) => sampleAt(samplePlaces.choices + choiceAt(column, choice))?.textContent);
    return [document.createTextNode(texts.join(', '))];
  }
  if (choices.length > 0) return nodesOf(sampleAt(samplePlaces.choices + choiceAt(column, value)));

  const cell = copyOf(sampleAt(samplePlaces.values));
  const sample = String(sampleValue(column));
  for (const { attributes } of cell.querySelectorAll('*')) {
    for (const attribute of attributes) attribute.value = attribute.value.replaceAll(sample, String(value));
  }
  innermost(cell).replaceChildren(...withBreaks(piecesOf(column, value)));
  return nodesOf(cell);
}

function piecesOf({ kind }: ColumnDefinition, value: unknown): string[] {
  const text = kind in plainTexts ? plainTexts[kind as keyof typeof plainTexts](value) : textOf(value);
  if (kind === 'email') return breakableEmail(text);
  return kind === 'text' ? breakable(text) : [text];
}

function withBreaks(pieces: readonly string[]): Node[] {
  return pieces.flatMap((piece, index) => [
    ...(index > 0 ? [document.createElement('wbr')] : []),
    document.createTextNode(piece),
  ]);
}

function innermost(element: Element): Element {
  const inner = element.querySelector(':scope > :not(wbr)');
  return inner ? innermost(inner) : element;
}

function fillMarks(row: Element, textOf: (property: string) => string): void {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const fill = (text: string) => {
    const filled = fillSampleTexts(text, textOf);
    // Collapse the spaces around a missing part of a name.
    return filled === text ? text : filled.replace(/ {2,}/g, ' ').trim();
  };
  for (let node: Node | null = row; node; node = walker.nextNode()) {
    if (node instanceof Element)
      for (const attribute of node.attributes) attribute.value = fill(attribute.value);
    else if (node.nodeValue) node.nodeValue = fill(node.nodeValue);
  }
}

function copyOf(element: Element | null | undefined): Element {
  return (element?.cloneNode(true) as Element | undefined) ?? document.createElement('span');
}

function nodesOf(element: Element | null | undefined): Node[] {
  return element ? [...copyOf(element).childNodes] : [];
}
