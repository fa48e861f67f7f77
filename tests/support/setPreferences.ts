import type { Insertable } from 'kysely';
import type { Database } from '../../src/server/db/schema.ts';
import type { Queries } from '../../src/server/db/transaction.ts';

type Preferences = Omit<Insertable<Database['notification_preferences']>, 'accountId'>;

/** Chooses what somebody is told of, and how often by mail; what is not said is as for who never chose. */
export async function setPreferences(
  db: Queries,
  accountId: string,
  chosen: Partial<Preferences>,
): Promise<void> {
  const preferences: Preferences = {
    ...{ newVolunteer: true, newEventParticipant: true, eventParticipantResignation: true },
    ...{ volunteerLeave: true, abuse: true, eventEnd: true, eventCancellation: true },
    ...{ systemNotifications: true, email: 'immediately' },
    ...chosen,
  };
  await db
    .insertInto('notification_preferences')
    .values({ accountId, ...preferences })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(preferences))
    .execute();
}
