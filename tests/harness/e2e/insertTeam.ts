import type { Insertable } from 'kysely';
import type { Database } from '../../../src/server/core/db/schema.ts';
import type { Caller } from '../Caller.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertOrganization } from '../insertOrganization.ts';
import { insertVolunteers } from '../insertVolunteer.ts';
import type { Stage } from './startStage.ts';

type VolunteerRow = Insertable<Database['volunteers']>;

export interface Team<Volunteers extends readonly unknown[]> {
  readonly id: string;
  /** With a session that no page has used yet. */
  readonly admin: Caller;
  /** In the given order. */
  readonly volunteers: { readonly [Index in keyof Volunteers]: VolunteerRow };
}

/** A foundation with only an admin and these volunteers, so that tests of one file are isolated. */
export async function insertTeam<const Volunteers extends readonly Partial<VolunteerRow>[]>(
  { db, signIn }: Pick<Stage, 'db' | 'signIn'>,
  given: Volunteers,
): Promise<Team<Volunteers>> {
  const { id: organizationId } = await insertOrganization(db);
  const admin = await insertAccount(db, { organizationId, role: 'admin', name: 'Anna Kowalska' });
  const volunteers = await insertVolunteers(
    db,
    given.map((volunteer) => ({ ...volunteer, organizationId })),
  );
  return {
    id: organizationId,
    admin: await signIn(admin),
    volunteers: volunteers as unknown as Team<Volunteers>['volunteers'],
  };
}
