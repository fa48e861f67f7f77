import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import { storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import type { Handlers } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';

type NotificationPreferences = components['schemas']['NotificationPreferences'];

/** The contract's defaults, until the user chooses. */
const unchosen = Object.fromEntries(
  Object.entries(contract.components.schemas.NotificationPreferences.properties).map(
    ([name, { default: value }]) => [name, value],
  ),
) as NotificationPreferences;

/** The signed-in user's notification preferences; everything is on by default. */
export function preferencesOperations({ db }: Services) {
  return {
    getNotificationPreferences: ({ user }) => readPreferences(user, db),
    updateNotificationPreferences: async ({ user, body }) => {
      // Not `on conflict … do update`: it watches one key, and until the next release there is a second one (migration 0017).
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('notification_preferences')
        .values({ ...body, organizationId: user.organizationId, accountId: user.id })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 0n)
        await db
          .updateTable('notification_preferences')
          .set(body)
          .where('organizationId', '=', user.organizationId)
          .where('accountId', '=', user.id)
          .execute();
      return readPreferences(user, db);
    },
  } satisfies Partial<Handlers>;
}

async function readPreferences(key: RecordKey, db: Queries): Promise<NotificationPreferences> {
  return (await findPreferences(key, db)) ?? unchosen;
}

/** What the user has chosen; undefined until then. */
export function findPreferences(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<NotificationPreferences | undefined> {
  return db
    .selectFrom('notification_preferences')
    .select(storage.notification_preferences.columns)
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .executeTakeFirst();
}
