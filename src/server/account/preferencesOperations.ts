import { storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../db/transaction.ts';
import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';

type NotificationPreferences = components['schemas']['NotificationPreferences'];
export type PreferencesOperation = 'getNotificationPreferences' | 'updateNotificationPreferences';

/** What the signed-in user is notified of; everything, until something else is chosen. */
export function preferencesOperations({ db }: Services): Handlers<PreferencesOperation> {
  return {
    getNotificationPreferences: ({ user }) => readPreferences(user.id, db),
    updateNotificationPreferences: async ({ user, body }) => {
      await db
        .insertInto('notification_preferences')
        .values({ ...body, accountId: user.id })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet(body))
        .execute();
      return readPreferences(user.id, db);
    },
  };
}

/** The columns' defaults are those of the contract, so who never chose has what a new row says. */
async function readPreferences(accountId: string, db: Queries): Promise<NotificationPreferences> {
  await db
    .insertInto('notification_preferences')
    .columns(['accountId'])
    .expression((build) => build.selectFrom('accounts').select('id').where('id', '=', accountId))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('notification_preferences')
    .select(storage.notification_preferences.columns)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
}
