import { isBlank } from '../../../contract/isBlank.ts';
import type { ColumnDefinition } from '../../../contract/ResourceDefinition.ts';
import { textOf } from '../../../contract/textOf.ts';
import { valueAt } from '../../../contract/valueAt.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { plainTexts } from '../../kit/field/plainTexts.ts';
import { breakable, breakableEmail } from '../../kit/text/breakable.ts';
import { choicesOf, fillSampleTexts, samplePlaces, sampleValue } from './sampleRecords.ts';

/**
 * Builds a row or card of a list from the samples, without React.
 *
 * @param samples rows or cards of `sampleRecords`, in their order
 * @param columns all that the samples show
 */
export function drawRow(
  samples: readonly Element[],
  columns: readonly ColumnDefinition[],
  record: ContractRecord,
): Element {
  const row = copyOf(closest(samples, columns, record));
  const places = [...row.querySelectorAll('[data-column]')];
  // Empty them first, so that no user's text is taken for a marker.
  for (const place of places) place.replaceChildren();
  fillMarks(row, (property) => (isBlank(record[property]) ? '' : String(record[property])));
  for (const place of places) {
    const column = columns.find(({ name }) => name === place.getAttribute('data-column'));
    if (column) place.replaceWith(...drawValue(samples, column, valueAt(record, column.name)));
  }
  return row;
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
