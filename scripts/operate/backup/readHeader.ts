import { Ajv, type JSONSchemaType } from 'ajv';
import { StartError } from '../../../src/server/core/config/StartError.ts';
import { readMigrations } from '../../../src/server/core/db/migrate.ts';
import { type BackupHeader, FORMAT, FORMAT_VERSION } from './Backup.ts';
import type { BackupLines } from './BackupLines.ts';

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
export async function readHeader(lines: BackupLines): Promise<BackupHeader> {
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
export function parseObject(line: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(String(line));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
