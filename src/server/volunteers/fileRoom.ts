import { sql } from 'kysely';
import { bytesText } from '../../contract/bytesText.ts';
import { operations } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/Language.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';

interface Bounds {
  /** Storage limit of the foundation's files, in bytes. */
  readonly storage: number;
  /** Language of the limit in error messages. */
  readonly language: Language;
}

interface Used {
  /** Files of the volunteer. */
  readonly files: number;
  /** Bytes of the foundation. */
  readonly bytes: number;
}

interface Place {
  readonly volunteerId: string;
  readonly organizationId: string;
}

const { maxFiles } = operations.uploadVolunteerFile.upload;

const allBytes = sql<number>`coalesce(sum("bytes"), 0)`;

/** Total bytes of a foundation's files. */
export async function bytesOfFiles(organizationId: string, db: Queries): Promise<number> {
  const { bytes } = await db
    .selectFrom('volunteer_files')
    .select(allBytes.as('bytes'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Refuses a file that would not fit, before reading it.
 * @param bytes its minimum size
 * @throws ApiError too_many_files or storage_full
 */
export async function requireRoom(bytes: number, place: Place, bounds: Bounds, db: Queries): Promise<void> {
  const used = await readUsed(place, db);
  requireWithin({ files: used.files + 1, bytes: used.bytes + bytes }, bounds);
}

/**
 * Rolls back, by throwing, a file that exceeds a limit. A lock serialises this per foundation across
 * processes; call it last, because others wait until the transaction ends.
 * @throws ApiError too_many_files or storage_full
 */
export async function keepWithinRoom(place: Place, bounds: Bounds, trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('files'), hashtext(${place.organizationId}))`.execute(trx);
  requireWithin(await readUsed(place, trx), bounds);
}

function readUsed({ volunteerId, organizationId }: Place, db: Queries): Promise<Used> {
  return db
    .selectFrom('volunteer_files')
    .select(allBytes.as('bytes'))
    .select(sql<number>`count(*) filter (where "volunteerId" = ${volunteerId})`.as('files'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
}

function requireWithin({ files, bytes }: Used, { storage, language }: Bounds): void {
  if (files > maxFiles) throw new ApiError('too_many_files', { values: { limit: maxFiles } });
  if (bytes <= storage) return;
  const max = bytesText(storage, (options) => new Intl.NumberFormat(language, options));
  throw new ApiError('storage_full', { values: { max } });
}
