import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connectEmbedded } from '../../../src/server/core/db/connectEmbedded.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';

/** Works on the embedded database of a data folder while no server has it. */
export async function withEmbedded<Result>(
  folder: string,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await connectEmbedded(join(folder, 'db'), 'all');
  return work(db).finally(close);
}
