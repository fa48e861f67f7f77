import { sql } from 'kysely';
import { bytesText } from '../../contract/bytesText.ts';
import { operations } from '../../contract/generated/operations.ts';
import type { Language } from '../../contract/Language.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';

interface Bounds {
  /** Bytes that the files of the foundation may have together. */
  readonly storage: number;
  /** In which they are named. */
  readonly language: Language;
}

interface Used {
  /** Of the volunteer. */
  readonly files: number;
  /** Of the foundation. */
  readonly bytes: number;
}

interface Place {
  readonly volunteerId: string;
  readonly organizationId: string;
}

const { maxFiles } = operations.uploadVolunteerFile.upload;

const allBytes = sql<number>`coalesce(sum("bytes"), 0)`;

/** Bytes of all files of a foundation's volunteers. */
export async function bytesOfFiles(organizationId: string, db: Queries): Promise<number> {
  const { bytes } = await db
    .selectFrom('volunteer_files')
    .select(allBytes.as('bytes'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Refuses a file that would not fit, before it is read.
 * @param bytes that it has at least
 * @throws ApiError too_many_files or storage_full
 */
export async function requireRoom(bytes: number, place: Place, bounds: Bounds, db: Queries): Promise<void> {
  const used = await readUsed(place, db);
  requireWithin({ files: used.files + 1, bytes: used.bytes + bytes }, bounds);
}

/**
 * Takes back, by throwing, what one more file has made too much. Files of one foundation are counted one after the
 * other, whichever process takes them; call it last, for the others wait until the transaction ends.
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
