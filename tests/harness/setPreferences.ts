import type { Insertable } from 'kysely';
import type { RecordKey } from '../../src/server/core/db/rowByKey.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import type { Queries } from '../../src/server/core/db/transaction.ts';

type Preferences = Omit<Insertable<Database['notification_preferences']>, 'organizationId' | 'accountId'>;

/** Sets a user's notification preferences; the others keep the default. */
export async function setPreferences(
  db: Queries,
  { id: accountId, organizationId }: RecordKey,
  chosen: Partial<Preferences>,
): Promise<void> {
  const preferences: Preferences = {
    ...{ newVolunteer: true, newEventParticipant: true, eventParticipantResignation: true },
    ...{ volunteerLeave: true, abuse: true, eventEnd: true, eventCancellation: true },
    ...{ systemNotifications: true, newPersonInNeed: true, email: 'immediately' },
    ...chosen,
  };
  await db
    .insertInto('notification_preferences')
    .values({ organizationId, accountId, ...preferences })
    .onConflict((conflict) => conflict.columns(['organizationId', 'accountId']).doUpdateSet(preferences))
    .execute();
}
