import { Ajv, type JSONSchemaType } from 'ajv';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { readMigrations } from '../../../src/server/core/db/migrate.ts';
import { type BackupEnd, type BackupHeader, type BackupTable, FORMAT, FORMAT_VERSION } from './Backup.ts';
import { BackupLines } from './BackupLines.ts';

/** Rows of one table, as JSON texts. */
export interface Portion {
  readonly table: BackupTable;
  readonly rows: readonly Buffer[];
  /** Line number of the first row. */
  readonly line: number;
}

export interface OpenBackup {
  readonly header: BackupHeader;
  /** All rows in file order; throws at the end if the file has changed since it was checked. */
  readonly portions: AsyncIterable<Portion>;
}

/** Batch limits of inserts, by rows or bytes. */
const ROWS = 1000;
const BYTES = 1_000_000;

/**
 * Opens a backup after checking all of it.
 * @throws {StartError} when the file is missing, not a backup, or damaged
 */
export async function readBackup(file: string): Promise<OpenBackup> {
  await checkBackup(file);
  const lines = new BackupLines(file);
  const header = await readHeader(lines);
  return { header, portions: portionsOf(header, lines) };
}

async function* portionsOf({ tables }: BackupHeader, lines: BackupLines): AsyncGenerator<Portion> {
  for (const table of tables) {
    let rows: Buffer[] = [];
    let bytes = 0;
    for (let left = table.rows; left > 0; left -= 1) {
      const row = await nextOf(lines);
      lines.count(row);
      rows.push(row);
      bytes += row.length;
      if (left > 1 && rows.length < ROWS && bytes < BYTES) continue;
      yield { table, rows, line: lines.number - rows.length + 1 };
      rows = [];
      bytes = 0;
    }
  }
  const end: BackupEnd = JSON.parse(String(await nextOf(lines)));
  if (end.sha256 !== lines.checksum()) throw changed(lines);
}

async function nextOf(lines: BackupLines): Promise<Buffer> {
  const line = await lines.next();
  if (line === undefined) throw changed(lines);
  return line;
}

function changed(lines: BackupLines): Error {
  return lines.damage('is another than a moment ago: the file was changed meanwhile');
}

/**
 * Checks a whole backup before it is used.
 * @throws {StartError} naming the first invalid line, or the other problem
 */
async function checkBackup(file: string): Promise<void> {
  const lines = new BackupLines(file);
  const { tables } = await readHeader(lines);
  for (const table of tables) {
    for (let left = table.rows; left > 0; left -= 1) await checkRow(table, left, lines);
  }
  await checkEnd(lines);
}

async function checkRow({ name, columns }: BackupTable, left: number, lines: BackupLines): Promise<void> {
  const line = await lines.next();
  if (line === undefined)
    throw lines.damage(`is missing, and with it ${left} of the table ${name} and what follows`);
  const row = parseObject(line);
  if (row === undefined) throw lines.damage(`is no row of the table ${name}, nor JSON at all`);
  if (Object.keys(row).join() !== columns.join()) throw lines.damage(`is no row of the table ${name}`);
  lines.count(line);
}

async function checkEnd(lines: BackupLines): Promise<void> {
  const line = await lines.next();
  if (line === undefined) throw lines.damage('is missing, which says at the end that all is there');
  const end = parseObject(line);
  if (typeof end?.sha256 !== 'string') throw lines.damage('is not the end, where that should be');
  if (end.sha256 !== lines.checksum()) {
    throw lines.damage('has the checksum, which is not that of the lines before: one of those was changed');
  }
  if ((await lines.next()) !== undefined) throw lines.damage('follows where all has ended');
}

/** Only what reading needs; other damage is detected by the checksum. */
const shape: JSONSchemaType<Pick<BackupHeader, 'at' | 'migrations' | 'tables'>> = {
  type: 'object',
  required: ['at', 'migrations', 'tables'],
  properties: {
    at: { type: 'string' },
    migrations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'timestamp'],
        properties: { name: { type: 'string', pattern: '^\\w+$' }, timestamp: { type: 'string' } },
      },
    },
    tables: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'columns', 'rows'],
        properties: {
          name: { type: 'string' },
          columns: { type: 'array', items: { type: 'string' } },
          rows: { type: 'integer', minimum: 0 },
        },
      },
    },
  },
};
const ajv = new Ajv();
const isHeader = ajv.compile(shape);

/** Reads the first line. @throws {StartError} when it is not a backup's, or a newer release's */
async function readHeader(lines: BackupLines): Promise<BackupHeader> {
  const line = await lines.next();
  const header = line && parseObject(line);
  if (!line || header?.format !== FORMAT) throw lines.foreign();
  if (header.formatVersion !== FORMAT_VERSION) {
    throw new StartError('The backup was made by a newer release: update the panel, and restore it then.');
  }
  if (!isHeader(header))
    throw lines.damage(`is no whole header: ${ajv.errorsText(isHeader.errors, { dataVar: 'it' })}`);
  await requireKnown(header.migrations);
  lines.count(line);
  return header as unknown as BackupHeader;
}

async function requireKnown(migrations: BackupHeader['migrations']): Promise<void> {
  const known = await readMigrations();
  const newer = migrations.find(({ name }) => !(name in known));
  if (newer) {
    throw new StartError(
      `The backup was made by a newer release, which has the migration ${newer.name}: update the panel, and restore it then.`,
    );
  }
}

/** @returns undefined if it is no JSON object */
function parseObject(line: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(line));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
