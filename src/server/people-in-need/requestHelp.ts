import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { requireApprovedOrganization } from '../accounts/identity/requireApprovedOrganization.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Call } from '../core/http/Call.ts';
import { consumeRates, type RateLimit } from '../core/http/rateLimit.ts';
import { consentChanges, consentOf } from '../core/texts/consentOf.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { noticeOf } from './personStore.ts';

/** Several families may share a network, as in a shelter; a person asks once or twice. */
const fromAddress: RateLimit = { name: 'requestHelp:address', limit: 20, seconds: 60 * 60 };
const byPhone: RateLimit = { name: 'requestHelp:phone', limit: 5, seconds: 24 * 60 * 60 };

/**
 * Stores a request for help for the named foundation, which alone can see it: the person in need decides whom
 * to ask.
 * @throws ApiError too_many_requests, or invalid_input if there is no such foundation
 */
export async function requestHelp(
  { consents: _, organizationId, ...person }: Body<'requestHelp'>,
  { address, language }: Pick<Call<'requestHelp'>, 'address' | 'language'>,
  db: Queries,
): Promise<void> {
  await consumeRates(db, [fromAddress, address], [byPhone, person.phone]);
  await requireApprovedOrganization(organizationId, db);
  const id = uuid();
  const createdAt = new Date().toISOString();
  const consent = consentOf(language);
  await inTransaction(db, async (trx) => {
    await insertRows(
      'people_in_need',
      [{ ...person, ...consent, id, organizationId, status: 'new', createdAt }],
      trx,
    );
    await addHistory('people_in_need', { id, organizationId }, null, 'created', consentChanges(consent), trx);
    const kind = person.urgency === 'high' ? 'helpRequestedUrgently' : 'helpRequested';
    await notifyTeam({ ...noticeOf({ ...person, id, organizationId }), kind, actor: null }, trx);
  });
}
