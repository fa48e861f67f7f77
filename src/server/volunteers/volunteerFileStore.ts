import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { createFairQueue, type Owner } from '../core/files/createFairQueue.ts';
import type { SignedInUser } from '../core/http/Call.ts';

export type VolunteerFile = components['schemas']['VolunteerFile'];

type Reader = Pick<SignedInUser, 'role'>;

interface StoredFile extends VolunteerFile {
  /** Whether it proves a hit of a check for work with minors. */
  readonly isOfHit: boolean;
}

/** A volunteer's files without content, newest first, as far as the user may know of them. */
export async function listFiles(volunteer: RecordKey, user: Reader, db: Queries): Promise<VolunteerFile[]> {
  const { rows } = await filesOf(volunteer).execute(db);
  return filesFor(user, rows);
}

/** All of them as a subquery (see `jsonRows`). */
export function filesOf({ id, organizationId }: RecordKey): RawBuilder<StoredFile> {
  return sql`select "id", "name", "type", "bytes", ${instantText('createdAt')} as "createdAt",
      exists (select from "clearances" where "clearances"."organizationId" = ${organizationId}
        and "clearances"."fileId" = "volunteer_files"."id" and "result" = 'hit') as "isOfHit"
    from "volunteer_files" where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "volunteer_files"."createdAt" desc, "id" desc`;
}

/** The files that somebody may know of: for a coordinator there is none that proves a hit. */
export function filesFor({ role }: Reader, files: readonly StoredFile[]): VolunteerFile[] {
  return files
    .filter(({ isOfHit }) => role !== 'coordinator' || !isOfHit)
    .map(({ isOfHit: _, ...file }) => file);
}

/** A file without its content. */
export async function findFile(
  id: string,
  volunteer: RecordKey,
  user: Reader,
  db: Queries,
): Promise<VolunteerFile | undefined> {
  const files = await listFiles(volunteer, user, db);
  return files.find((file) => file.id === id);
}

/** Small enough not to delay other statements noticeably. */
const PIECE_BYTES = 256 * 1024;

/**
 * One piece at a time across all readers: the embedded database has one connection, and a server one thread.
 */
const pieces = createFairQueue(Number.POSITIVE_INFINITY);

/**
 * Streams a file's content in pieces, each read once the previous one is consumed: PostgreSQL sends bytes as
 * text, and reading megabytes at once would block everyone.
 * @throws Error when the file is deleted meanwhile
 */
export async function* contentOf(
  { id, bytes }: VolunteerFile,
  reader: Owner,
  db: Queries,
): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += PIECE_BYTES) {
    const piece = await pieces.run(reader, async () => {
      const read = await readPiece({ id, organizationId: reader.organizationId }, at, db);
      // Let other requests run before the next piece.
      await setImmediate();
      return read;
    });
    if (!piece) throw new Error('a file was deleted while it was read');
    yield piece;
  }
}

async function readPiece(
  { id, organizationId }: RecordKey,
  at: number,
  db: Queries,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('volunteer_files')
    .select(sql<Buffer>`substring("content" from ${at + 1}::int for ${PIECE_BYTES}::int)`.as('piece'))
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.piece;
}

export async function insertFile(
  file: VolunteerFile,
  content: Buffer,
  { id: volunteerId, organizationId }: RecordKey,
  db: Queries,
): Promise<void> {
  await db
    .insertInto('volunteer_files')
    .values({ ...file, content, volunteerId, organizationId })
    .execute();
}
