import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { fieldName } from '../../../contract/fieldName.ts';
import { type ResourceName, resources } from '../../../contract/generated/resources.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ColumnDefinition } from '../../../contract/ResourceDefinition.ts';
import { BETWEEN_VALUES, END_OF_RECORD, type TextBatches } from '../db/batchesOf.ts';
import { keepingScope } from '../db/scope.ts';
import { translator } from '../texts/translator.ts';
import {
  asItIs,
  type CsvCell,
  csvCell,
  csvText,
  csvTextBytes,
  mayBeSpecial,
  mayBeSpecialFirst,
  type StoredValue,
} from './csvCell.ts';

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Streams a resource as CSV: the list's columns in the contract's order, with headers and choices in the
 * user's language, and without formulas.
 */
export function csvStream(
  name: ResourceName,
  batches: TextBatches,
  language: Language,
  reply: FastifyReply,
): Readable {
  reply
    .type('text/csv; charset=utf-8')
    .header(
      'content-disposition',
      contentDisposition(`${name}-${new Date().toISOString().slice(0, 10)}.csv`),
    );
  return Readable.from(keepingScope(lines(resources[name].columns, batches, language)), {
    objectMode: false,
  });
}

/** The header, then the lines of each batch. */
async function* lines(
  columns: readonly ColumnDefinition[],
  batches: TextBatches,
  language: Language,
): AsyncGenerator<string | Buffer> {
  const translate = translator(language);
  const heads = columns.map((column) => csvText(fieldName(column, translate)));
  yield `${BYTE_ORDER_MARK}${heads.join(',')}\n`;
  const cells = columns.map((column) => csvCell(column, { translate, language }));
  for await (const batch of batches) yield csvRows(batch, cells);
}

const codeOf = (character: string) => character.charCodeAt(0);

const COMMA = codeOf(',');
const LINE_FEED = codeOf('\n');

/**
 * CSV lines of a batch, in one pass over its bytes: most values need no escaping, and then no string is made of them.
 */
export function csvRows(batch: Buffer, cells: readonly CsvCell[]): Buffer {
  let rows = Buffer.allocUnsafe(batch.length * 2);
  let end = 0;
  let column = 0;
  for (let start = 0; start < batch.length; ) {
    const value = copyValue(batch, start, rows, end);
    const write = cells[column];
    if (write !== asItIs && (write || value.mayBeSpecial)) {
      const cell = (write ?? csvTextBytes)(batch, value);
      const needed = end + cell.length + batch.length - value.end;
      if (needed > rows.length) rows = Buffer.concat([rows.subarray(0, end)], needed * 2);
      end = copyCell(cell, rows, end);
    } else end += value.end - start;
    const isLast = batch[value.end] === END_OF_RECORD;
    rows[end++] = isLast ? LINE_FEED : COMMA;
    column = isLast ? 0 : column + 1;
    start = value.end + 1;
  }
  return rows.subarray(0, end);
}

/** What was copied last; one object, because there are millions of values. */
const copied = { start: 0, end: 0, hash: 0, mayBeSpecial: false };

/** Copies up to the next separator. Apart from `csvRows`, because V8 makes fast code of a small loop. */
function copyValue(batch: Buffer, start: number, rows: Buffer, to: number): StoredValue {
  let isSpecial = mayBeSpecialFirst(batch[start] as number);
  let hash = 0;
  let at = start;
  for (; at < batch.length; at += 1) {
    const byte = batch[at] as number;
    if (byte === BETWEEN_VALUES || byte === END_OF_RECORD) break;
    rows[to + at - start] = byte;
    hash = (Math.imul(hash, 31) + byte) | 0;
    if (mayBeSpecial(byte)) isSpecial = true;
  }
  copied.start = start;
  copied.end = at;
  copied.hash = hash;
  copied.mayBeSpecial = isSpecial;
  return copied;
}

/** As a loop, because most are a few bytes. Returns where it ends. */
function copyCell(cell: Buffer, rows: Buffer, to: number): number {
  for (let at = 0; at < cell.length; at += 1) rows[to + at] = cell[at] as number;
  return to + cell.length;
}
