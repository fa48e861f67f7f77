import { StartError } from '../../../src/server/core/config/StartError.ts';
import type { Actor } from '../../../src/server/core/db/historyStore.ts';
import type { Queries } from '../../../src/server/core/db/transaction.ts';

/** The foundation to fill. */
export interface Foundation {
  readonly id: string;
  readonly name: string;
  /** Users who decide on volunteers and create events. */
  readonly team: readonly Actor[];
}

/**
 * @param id undefined: the first one registered
 * @throws {StartError} when there is none
 */
export async function findFoundation(id: string | undefined, db: Queries): Promise<Foundation> {
  let query = db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1);
  if (id !== undefined) query = query.where('id', '=', id);
  const organization = await query.executeTakeFirst();
  if (!organization) throw new StartError(id ? `There is no foundation ${id}.` : NONE);
  const team = await db
    .selectFrom('coordinators')
    .select(['id', 'name'])
    .where('organizationId', '=', organization.id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  if (team.length === 0) throw new StartError(`Nobody is in the team of ${organization.name}.`);
  return { ...organization, team };
}

const NONE =
  'There is no foundation to add to: register one in the panel, or start it once with the demo data (npm start).';
