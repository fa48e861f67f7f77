import type { Kysely } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { type TableDigests, tableDigests } from '../../harness/tableDigests.ts';

/** Digests of what a backup has to bring back: the numbers of lists are counted anew, in other rows. */
export async function keptDigests(db: Kysely<Database>): Promise<TableDigests> {
  return { ...(await tableDigests(db)), list_versions: '' };
}
