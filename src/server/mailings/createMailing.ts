import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import type { Language } from '../../contract/Language.ts';
import { isSkipped, zonedInstant } from '../../contract/zonedInstant.ts';
import { placeholderIssues } from '../../domain/mailings/placeholderIssues.ts';
import { writtenLanguages } from '../../domain/mailings/variantFor.ts';
import { refersTo } from '../core/db/accountReference.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { waitForTurn } from '../core/db/waitForTurn.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { countRate, type RateLimit } from '../core/http/rateLimit.ts';
import { lockTimeZone } from '../events/calendar/timeZoneStore.ts';
import { countReaders } from './audience.ts';
import { findContext } from './variantOf.ts';

type Input = Body<'createMailing'>;

/** Of a foundation. */
const mailingRate: RateLimit = { name: 'mailing:organization', limit: 30, seconds: 60 * 60 };

/** Within this time the same from the same author is the same once more, by somebody who got no answer. */
const AGAIN = sql`interval '10 minutes'`;

const fields = contractColumns('MailingInput', 'mailings');

/**
 * Stores a message; the job `sendMailings` sends it, at once or at its time. Repeating it is harmless for some minutes.
 * @param language of who writes, whose text is asked for where there is none
 * @returns its id
 * @throws ApiError invalid_input, invalid_state while it is a draft, too_many_requests
 */
export function createMailing(
  input: Input,
  language: Language,
  user: SignedInUser,
  db: Queries,
): Promise<string> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const sendAt = sendingTime(input, await lockTimeZone(organizationId, trx));
    const [first] = writtenLanguages(input);
    if (first === undefined) throw invalidField(`${language}.subject`, 'required');
    const issues = placeholderIssues(input, Boolean(input.eventId));
    if (issues.length > 0) throw new ApiError('invalid_input', { issues });
    await requireReaders({ ...input, organizationId }, trx);
    await waitForTurn('mailings', organizationId, trx);
    const twin = await findTwin(input, user, trx);
    if (twin) return twin.id;
    await countRate(mailingRate, organizationId, trx);
    const key: RecordKey = { id: uuid(), organizationId };
    const row = {
      ...{ ...key, ...input, subject: input[first]?.subject ?? '', status: 'scheduled' as const },
      ...{ sendAt: sendAt.toISOString(), author: { id: user.id, name: user.name }, version: 1 },
      createdAt: new Date().toISOString(),
    };
    await insertRows('mailings', [row], trx);
    const changes = changesBetween({}, row, ['subject', 'kind', 'sendDate', 'sendTime']);
    await addHistory('mailings', key, user, 'created', changes, trx);
    return key.id;
  });
}

/** The same message as somebody wrote it just before, unless they took it back. */
async function findTwin(input: Input, { id, organizationId }: SignedInUser, trx: Trx) {
  const recent = await trx
    .selectFrom('mailings')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('status', '<>', 'cancelled')
    .where(refersTo('author', id))
    .where(sql<boolean>`"createdAt" > now() - ${AGAIN}`)
    .execute();
  return recent.find((mailing) => changesBetween(mailing, input, fields).length === 0);
}

/** Now, unless there is a day. @throws ApiError invalid_input */
function sendingTime({ sendDate, sendTime }: Input, timeZone: string): Date {
  if (!sendDate && !sendTime) return new Date();
  if (!sendDate) throw invalidField('sendDate', 'required');
  if (!sendTime) throw invalidField('sendTime', 'required');
  if (isSkipped(sendDate, sendTime, timeZone)) throw invalidField('sendTime', 'skippedTime');
  const at = zonedInstant(sendDate, sendTime, timeZone);
  if (at.getTime() <= Date.now()) throw invalidField('sendTime', 'sendInFuture');
  return at;
}

/** @throws ApiError invalid_state, or invalid_input where there is no such event or nobody to write to */
async function requireReaders(
  input: Pick<Input, 'eventId' | 'filter' | 'volunteerIds' | 'kind'> & { readonly organizationId: string },
  db: Queries,
): Promise<void> {
  const { event } = await findContext(input, db);
  if (input.eventId && !event) throw invalidField('eventId', 'reference');
  if (event?.status === 'draft') throw new ApiError('invalid_state');
  const { readers } = await countReaders(input, db);
  if (readers === 0) throw invalidField('filter', 'nobodyToRead');
}
