import type { components } from '../../contract/generated/types.ts';
import { instantText } from '../db/jsonRows.ts';
import type { Queries } from '../db/transaction.ts';

export type VolunteerFile = components['schemas']['VolunteerFile'];

const columns = ['id', 'name', 'type', 'bytes', 'createdAt'] as const;

/** A volunteer's files without their content, newest first. */
export function listFiles(volunteerId: string, db: Queries): Promise<VolunteerFile[]> {
  return filesOf(volunteerId, db).execute();
}

/** The same, to stand in another query (see `jsonRows`). */
export function filesOf(volunteerId: string, db: Queries) {
  return db
    .selectFrom('volunteer_files')
    .select(['id', 'name', 'type', 'bytes'])
    .select(instantText('createdAt').as('createdAt'))
    .where('volunteerId', '=', volunteerId)
    .orderBy('volunteer_files.createdAt', 'desc')
    .orderBy('id', 'desc');
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
