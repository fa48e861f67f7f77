import type { BackupEnd, BackupHeader, BackupTable } from './Backup.ts';
import { BackupLines } from './BackupLines.ts';
import { parseObject, readHeader } from './readHeader.ts';

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
