import type { BackupTable } from './Backup.ts';
import { BackupLines } from './BackupLines.ts';
import { parseObject } from './parseObject.ts';
import { readHeader } from './readHeader.ts';

/**
 * Reads a backup from its first byte to its last, before anything is done with it.
 * @throws {StartError} that names the first line which is not what was written, or which of the other things it is
 */
export async function checkBackup(file: string): Promise<void> {
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
