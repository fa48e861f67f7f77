import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../core/config/config.ts';
import { StartError } from '../core/config/StartError.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../core/db/keepToOwner.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { acrossTenants } from '../core/db/scope.ts';
import type { Queries } from '../core/db/transaction.ts';
import { messageOf } from '../core/texts/messageOf.ts';

/** Somebody who was erased, by ids alone: they are random, and say nothing of the person. */
export interface Erasure extends RecordKey {
  readonly at: string;
}

/** The register in a data folder: one line of JSON for each who was erased. It outlives a database that is lost. */
export function registerFile({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'erasures.jsonl');
}

/**
 * Reads a register. A line that was not written to its end is left out: it is in the register once more, whole.
 * @returns none where there is no file
 * @throws {StartError} when it cannot be read
 */
export async function readRegister(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  });
  return text.split('\n').flatMap(readLine);
}

/** Adds to a register, which is on the disk then. */
export async function addToRegister(file: string, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  // Each begins a line, so that one that was cut off by the end of its process spoils no other.
  const lines = erasures.map((erasure) => `\n${JSON.stringify(erasure)}`).join('');
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await appendFile(file, lines, { mode: PRIVATE_FILE, flush: true });
}

/**
 * Keeps the register of a data folder: each call adds who was erased since, by this server or another.
 * @param registered whom it holds
 *
 * @example
 * const keep = openRegister(file, await readRegister(file), db);
 * await keep();
 */
export function openRegister(file: string, registered: readonly Erasure[], db: Queries): () => Promise<void> {
  const known = new Set(registered.map(({ id }) => id));
  /** Up to when all are known. The first call reads everything: the register may be new, or another database's. */
  let since: string | undefined;
  return async () => {
    const erasures = await acrossTenants(() => listErasures(since, db));
    await addToRegister(
      file,
      erasures.filter(({ id }) => !known.has(id)),
    );
    for (const { id } of erasures) known.add(id);
    since = erasures.at(-1)?.at ?? since;
  };
}

/**
 * Who was erased, the earliest first. An entry may come to light long after its time: with its transaction's end. A member of the
 * team who leaves may come back for two weeks, and is erased then.
 */
async function listErasures(since: string | undefined, db: Queries): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`select ${crossTenant('the register is of all foundations')}
      "organizationId", "subjectId" as "id", "at" from "history"
    where "subjectTable" in ('volunteers', 'people_in_need', 'coordinators') and "action" in ('deleted', 'left')
      and not ("subjectTable" = 'coordinators' and "action" = 'left')
      and "at" > ${since ?? '-infinity'}::timestamptz - interval '1 hour'
    order by "at"`.execute(db);
  return rows;
}

function readLine(line: string): Erasure[] {
  try {
    const { organizationId, id, at } = JSON.parse(line);
    return [organizationId, id].every(isId) ? [{ organizationId, id, at: String(at) }] : [];
  } catch {
    return [];
  }
}

const isId = (value: unknown) =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
