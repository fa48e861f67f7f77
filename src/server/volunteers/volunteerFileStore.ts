import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { instantText } from '../db/jsonRows.ts';
import type { Queries } from '../db/transaction.ts';

export type VolunteerFile = components['schemas']['VolunteerFile'];

const columns = ['id', 'name', 'type', 'bytes', 'createdAt'] as const;

/** A volunteer's files without their content, newest first. */
export async function listFiles(volunteerId: string, db: Queries): Promise<VolunteerFile[]> {
  const { rows } = await filesOf(volunteerId).execute(db);
  return rows;
}

/** The same, to stand in another query (see `jsonRows`). */
export function filesOf(volunteerId: string): RawBuilder<VolunteerFile> {
  return sql`select "id", "name", "type", "bytes", ${instantText('createdAt')} as "createdAt" from "volunteer_files"
    where "volunteerId" = ${volunteerId} order by "volunteer_files"."createdAt" desc, "id" desc`;
}

export function findFile(
  id: string,
  volunteerId: string,
  db: Queries,
): Promise<(VolunteerFile & { content: Buffer }) | undefined> {
  return db
    .selectFrom('volunteer_files')
    .select([...columns, 'content'])
    .where('id', '=', id)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
}

export async function insertFile(
  file: VolunteerFile & { volunteerId: string; organizationId: string; content: Buffer },
  db: Queries,
): Promise<void> {
  await db.insertInto('volunteer_files').values(file).execute();
}

export async function deleteFile(id: string, db: Queries): Promise<void> {
  await db.deleteFrom('volunteer_files').where('id', '=', id).execute();
}
