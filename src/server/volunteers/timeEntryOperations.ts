import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { dayText } from '../../contract/dateLocale.ts';
import type { components } from '../../contract/generated/types.ts';
import { languageOfVolunteer } from '../accounts/identity/languageOfVolunteer.ts';
import { referenceTo } from '../core/db/accountReference.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, joined, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { countRate, type RateLimit } from '../core/http/rateLimit.ts';
import type { Services } from '../core/services.ts';
import { findTimeEntry, requireFreeTime, spanOf } from '../hours/timeEntryStore.ts';
import { mailVolunteers } from '../sent-mails/mailVolunteers.ts';
import { changeVolunteer } from './changeVolunteer.ts';
import { requireVolunteer } from './volunteerStore.ts';

type TimeEntry = components['schemas']['TimeEntry'];

/** Of a volunteer's own, more than anybody gives. */
const own: RateLimit = { name: 'time-entry', limit: 30, seconds: 24 * 60 * 60 };

/**
 * Decisions on time that was noted by hand. Confirmed time is never edited: it can be declined, and the volunteer is told so.
 */
export function timeEntryOperations({ db }: Pick<Services, 'db'>) {
  return {
    confirmTimeEntry: ({ user, params: { id, timeEntryId } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const entry = await requireEntry(id, timeEntryId, user, trx);
        if (entry.status === 'declined') throw new ApiError('time_decided');
        // Again is no harm.
        if (entry.status === 'confirmed') return;
        const { organizationId } = user;
        // What was free when it was proposed may be counted by now: as attendance of an event.
        const span = await spanOf(entry, organizationId, trx);
        await requireFreeTime({ id, organizationId }, span, trx, timeEntryId);
        const key = { id: timeEntryId, organizationId };
        await setColumns('time_entries', key, { status: 'confirmed', decidedBy: referenceTo(user) }, trx);
        await tell('timeConfirmed', id, entry, user, trx);
      }),

    declineTimeEntry: ({ user, params: { id, timeEntryId }, body: { reason } }) =>
      changeVolunteer(id, user, db, async (trx) => {
        const entry = await requireEntry(id, timeEntryId, user, trx);
        if (entry.status === 'declined') return;
        const { organizationId } = user;
        const values = { status: 'declined', declineReason: reason, decidedBy: referenceTo(user) } as const;
        await setColumns('time_entries', { id: timeEntryId, organizationId }, values, trx);
        const more = [{ field: 'declineReason', from: null, to: reason }];
        await tell('timeDeclined', id, entry, user, trx, more);
        await mailDeclined({ id, organizationId }, entry, reason, trx);
      }),
  } satisfies Partial<Handlers>;
}

/**
 * Notes time: confirmed by the team, proposed by the volunteer.
 * @throws ApiError not_found, invalid_input for time that is not over, before the volunteer was born or that the clocks leave out, time_overlaps, or too_many_requests
 */
export async function addTimeEntry(
  id: string,
  body: Body<'addTimeEntry'>,
  user: SignedInUser,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  await requireVolunteer(id, user, db);
  const isOwn = user.role === 'volunteer';
  await changeVolunteer(id, user, db, async (trx, { dateOfBirth }) => {
    const volunteer = { id, organizationId: user.organizationId };
    const span = await spanOf(body, user.organizationId, trx);
    if (body.date > span.day) throw invalidField('date', 'notInFuture');
    if (dateOfBirth && body.date < dateOfBirth) throw invalidField('date', 'notBeforeBirth');
    if (span.skipped) throw invalidField(span.skipped, 'skippedTime');
    if (!span.isOver) throw invalidField('timeTo', 'timeNotOver');
    await requireFreeTime(volunteer, span, trx);
    if (isOwn) await countRate(own, id, trx);
    const author = { id: user.id, name: user.name };
    const { startsAt, endsAt, minutes } = span;
    const row = {
      ...{ ...body, id: uuid(), startsAt, endsAt, minutes, createdAt: new Date().toISOString() },
      ...(isOwn
        ? { status: 'proposed' as const, notedBy: null, decidedBy: null }
        : { status: 'confirmed' as const, notedBy: author, decidedBy: author }),
    };
    await insertRows('time_entries', [{ ...row, ...ownerOf(volunteer) }], trx);
    await tell('timeAdded', id, row, user, trx);
  });
}

/**
 * Takes back what a volunteer has proposed.
 * @throws ApiError not_found, or time_decided
 */
export async function withdrawTimeEntry(
  { id, timeEntryId }: { readonly id: string; readonly timeEntryId: string },
  user: SignedInUser,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  await requireVolunteer(id, user, db);
  await changeVolunteer(id, user, db, async (trx) => {
    const { organizationId } = user;
    const entry = await findTimeEntry({ id, organizationId }, timeEntryId, trx);
    // Again is no harm.
    if (!entry) return;
    if (entry.status !== 'proposed') throw new ApiError('time_decided');
    await deleteRow('time_entries', { id: timeEntryId, organizationId }, trx);
    await tell('timeWithdrawn', id, entry, user, trx);
  });
}

function ownerOf({ id, organizationId }: RecordKey) {
  return { organizationId, volunteerId: id };
}

async function requireEntry(
  id: string,
  timeEntryId: string,
  { organizationId }: SignedInUser,
  trx: Trx,
): Promise<TimeEntry> {
  const entry = await findTimeEntry({ id, organizationId }, timeEntryId, trx);
  if (!entry) throw new ApiError('not_found');
  return entry;
}

type When = Pick<TimeEntry, 'date' | 'timeFrom' | 'timeTo'>;

function tell(
  action: components['schemas']['HistoryAction'],
  id: string,
  { date, timeFrom, timeTo }: When,
  user: SignedInUser,
  trx: Trx,
  more: components['schemas']['HistoryEntry']['changes'] = [],
): Promise<void> {
  const changes = [{ field: 'timeEntries', from: null, to: `${date}, ${timeFrom}–${timeTo}` }, ...more];
  return addHistory('volunteers', { id, organizationId: user.organizationId }, user, action, changes, trx);
}

/** Who was added by hand is told, too: the time is theirs. */
async function mailDeclined(
  { id: volunteerId, organizationId }: RecordKey,
  { date, timeFrom, timeTo, description }: TimeEntry,
  reason: string,
  trx: Trx,
): Promise<void> {
  const {
    email: to,
    name: organization,
    ...spoken
  } = await trx
    .selectFrom('volunteers')
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['volunteers.email', 'volunteers.languages', 'accounts.language', 'organizations.name'])
    .where('volunteers.organizationId', '=', organizationId)
    .where('volunteers.id', '=', volunteerId)
    .executeTakeFirstOrThrow();
  const language = languageOfVolunteer(spoken);
  const when = `${dayText(new Date(date), language)} ${timeFrom}–${timeTo}`;
  const values = { organization, description, when, reason };
  const mail = { to, language, template: 'timeDeclined', values, volunteerId } as const;
  await mailVolunteers([mail], { organizationId, subject: description }, trx);
}
