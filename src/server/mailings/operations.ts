import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import { requireVolunteer } from '../volunteers/volunteerStore.ts';
import { countReaders, listReaders } from './audience.ts';
import { createMailing } from './createMailing.ts';
import { lockMailing, mailings, setMailing } from './mailingStore.ts';
import { setNewsPreference } from './newsPreference.ts';
import { findContext, variantOf } from './variantOf.ts';

/** Messages of the team to volunteers. */
export function mailingOperations({ db }: Pick<Services, 'db'>) {
  return {
    listMailings: pageHandler(mailings, db),
    getMailing: ({ user, params }) => mailings.read(params.id, user, db),
    createMailing: async ({ user, body, language }) =>
      mailings.read(await createMailing(body, language, user, db), user, db),
    previewMailing: async ({ user, body: { position, ...mailing } }) => {
      const audience = { ...mailing, organizationId: user.organizationId };
      const context = await findContext(audience, db);
      if (audience.eventId && !context.event) throw invalidField('eventId', 'reference');
      const counts = await countReaders(audience, db);
      const [reader] = await listReaders(audience, { offset: position ?? 0, limit: 1 }, db);
      if (!reader) return counts;
      const name = `${reader.firstname} ${reader.lastname}`;
      return { ...counts, name, ...variantOf(mailing, reader, context) };
    },
    cancelMailing: async ({ user, params: { id } }) => {
      await cancelMailing(id, user, db);
      return mailings.read(id, user, db);
    },
    updateNewsPreference: async ({ user, params: { id }, body }) => {
      await requireVolunteer(id, user, db);
      await setNewsPreference({ id, organizationId: user.organizationId }, body.wanted, db);
    },
  } satisfies Partial<Handlers>;
}

/** @throws ApiError not_found, or invalid_state once its sending has begun */
function cancelMailing(id: string, user: SignedInUser, db: Queries): Promise<void> {
  const key = { id, organizationId: user.organizationId };
  return inTransaction(db, async (trx) => {
    const mailing = await lockMailing(key, trx);
    if (!mailing) throw new ApiError('not_found');
    if (mailing.status === 'cancelled') return;
    if (mailing.status !== 'scheduled') throw new ApiError('invalid_state');
    await setMailing(key, { status: 'cancelled' }, trx);
    const changes = [{ field: 'status', from: 'scheduled', to: 'cancelled' }];
    await addHistory('mailings', key, user, 'cancelled', changes, trx);
  });
}
