import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { fieldName } from '../../../contract/fieldName.ts';
import { type ResourceName, resources } from '../../../contract/generated/resources.ts';
import type { Language } from '../../../contract/Language.ts';
import type { ColumnDefinition } from '../../../contract/ResourceDefinition.ts';
import { BETWEEN_RECORDS, BETWEEN_VALUES, type TextBatches } from '../db/batchesOf.ts';
import { keepingScope } from '../db/scope.ts';
import { translator } from '../texts/translator.ts';
import { asItIs, csvCell, csvText, isSpecial, isSpecialFirst } from './csvCell.ts';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

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
 * CSV lines of a batch. Copies everything up to the next value that needs escaping at once, because most need
 * none: several times as fast as cell by cell, with less garbage.
 * @param cells formatters of the columns; null for text
 */
export function csvRows(batch: string, cells: readonly (((stored: string) => string) | null)[]): Buffer {
  let rows = '';
  let taken = 0;
  let start = 0;
  let column = 0;
  let needsCare = false;
  for (let at = 0; at <= batch.length; at += 1) {
    const code = at === batch.length ? BETWEEN_RECORDS : batch.charCodeAt(at);
    if (code === BETWEEN_VALUES || code === BETWEEN_RECORDS) {
      const write = cells[column];
      if (write !== asItIs && (write || needsCare || isSpecialFirst(batch.charCodeAt(start)))) {
        rows += batch.slice(taken, start) + (write ?? csvText)(batch.slice(start, at));
        taken = at;
      }
      start = at + 1;
      column = code === BETWEEN_VALUES ? column + 1 : 0;
      needsCare = false;
    } else if (isSpecial(code)) {
      needsCare = true;
    }
  }
  return withMarks(Buffer.from(`${rows}${batch.slice(taken)}\n`));
}

/** Replaces the batch's separators by those of CSV. */
function withMarks(bytes: Buffer): Buffer {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === BETWEEN_VALUES) bytes[at] = COMMA;
    else if (bytes[at] === BETWEEN_RECORDS) bytes[at] = LINE_FEED;
  }
  return bytes;
}
