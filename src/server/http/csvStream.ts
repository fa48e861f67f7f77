import { Readable } from 'node:stream';
import contentDisposition from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { type ResourceName, resources } from '../../contract/generated/resources.ts';
import type { Language } from '../../contract/Language.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import type { TextBatches } from '../db/batchesOf.ts';
import { keepingScope } from '../db/scope.ts';
import { translator } from '../translator.ts';
import { csvCell, csvHead } from './csvCell.ts';
import { csvRows } from './csvRows.ts';
import { csvText } from './csvText.ts';

/** By which spreadsheets know that it is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A resource as CSV, streamed: the columns of its list in the order of the contract, heads and choices in the
 * user's language, and no cell that a spreadsheet would take for a formula.
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

/** The head, and then the lines of each batch. */
async function* lines(
  columns: readonly ColumnDefinition[],
  batches: TextBatches,
  language: Language,
): AsyncGenerator<string | Buffer> {
  const translate = translator(language);
  const heads = columns.map((column) => csvText(csvHead(column, translate)));
  yield `${BYTE_ORDER_MARK}${heads.join(',')}\n`;
  const cells = columns.map((column) => csvCell(column, { translate, language }));
  for await (const batch of batches) yield csvRows(batch, cells);
}
