import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../src/server/StartError.ts';
import { type BackupEnd, type BackupHeader, type BackupTable, FORMAT, FORMAT_VERSION } from './Backup.ts';
import { linesOf } from './linesOf.ts';

/** Rows of one table, as JSON texts. */
export interface Portion {
  readonly table: BackupTable;
  readonly rows: readonly Buffer[];
}

export interface OpenBackup {
  readonly header: BackupHeader;
  /** All rows in the order of the file; at its end it throws where the file is not what was written. */
  readonly portions: AsyncIterable<Portion>;
}

/** What is inserted at once: so many rows or bytes, whichever comes first. */
const ROWS = 1000;
const BYTES = 1_000_000;

/**
 * Opens a backup and reads its first line.
 * @throws {StartError} when there is no such file, it is none of ours, or damaged
 */
export async function readBackup(file: string): Promise<OpenBackup> {
  const gunzip = createGunzip();
  // Whatever goes wrong arrives where the lines are read.
  pipeline(createReadStream(file), gunzip, () => {});
  const lines = linesOf(gunzip);
  const hash = createHash('sha256');
  const next = async (whenDamaged: string): Promise<Buffer> => {
    try {
      const { value, done } = await lines.next();
      if (!done) return value;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!code.startsWith('Z_')) throw new StartError(`${file} cannot be read (${code}).`);
    }
    throw new StartError(whenDamaged);
  };
  const notOurs = `${file} is no backup of this panel: npm run backup makes those.`;
  const first = await next(notOurs);
  hash.update(first).update('\n');
  const header = parseHeader(first, notOurs);
  return { header, portions: portionsOf(header, hash, () => next(damaged(file)), damaged(file)) };
}

async function* portionsOf(
  { tables }: BackupHeader,
  hash: Hash,
  next: () => Promise<Buffer>,
  whenDamaged: string,
): AsyncGenerator<Portion> {
  for (const table of tables) {
    let rows: Buffer[] = [];
    let bytes = 0;
    for (let left = table.rows; left > 0; left -= 1) {
      const row = await next();
      hash.update(row).update('\n');
      rows.push(row);
      bytes += row.length;
      if (left > 1 && rows.length < ROWS && bytes < BYTES) continue;
      yield { table, rows };
      rows = [];
      bytes = 0;
    }
  }
  const end: BackupEnd = JSON.parse(String(await next()));
  if (end.sha256 !== hash.digest('hex')) throw new StartError(whenDamaged);
}

function parseHeader(line: Buffer, notOurs: string): BackupHeader {
  let header: BackupHeader;
  try {
    header = JSON.parse(String(line));
  } catch {
    throw new StartError(notOurs);
  }
  if (header.format !== FORMAT) throw new StartError(notOurs);
  if (header.formatVersion === FORMAT_VERSION) return header;
  throw new StartError('The backup was made by a newer release: update the panel, and restore it then.');
}

function damaged(file: string): string {
  return `${file} is damaged: what it holds is not what was written. Nothing was restored.`;
}
