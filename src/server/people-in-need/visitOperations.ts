import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { mayDelete } from '../../contract/ownedEntry.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { lockPerson, peopleInNeed } from './personStore.ts';

/** Visits to people in need. */
export function visitOperations({ db }: Pick<Services, 'db'>) {
  return {
    addVisit: async ({ user, params: { id }, body }) => {
      await addVisit(id, body, user, db);
      return peopleInNeed.read(id, user, db);
    },
    deleteVisit: async ({ user, params: { id, visitId } }) => {
      await deleteVisit(id, visitId, user, db);
      return peopleInNeed.read(id, user, db);
    },
  } satisfies Partial<Handlers>;
}

/** @throws ApiError not_found, or invalid_input for a day to come or a volunteer of somebody else */
function addVisit(id: string, visit: Body<'addVisit'>, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const person = await lockExisting(id, user, trx);
    await requireDayReached(visit.date, organizationId, trx);
    await requireVolunteer(visit.volunteerId, organizationId, trx);
    const author = { id: user.id, name: user.name };
    const row = { ...visit, id: uuid(), author, createdAt: new Date().toISOString() };
    await insertRows('person_in_need_visits', [{ ...row, organizationId, personId: id }], trx);
    await noteLastVisit(person, trx);
    const changes = [
      { field: 'date', from: null, to: visit.date },
      { field: 'minutes', from: null, to: String(visit.minutes) },
    ];
    await addHistory('people_in_need', person, user, 'visited', changes, trx);
  });
}

/** Repeating it is harmless. @throws ApiError not_found, forbidden for another's */
function deleteVisit(id: string, visitId: string, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const person = await lockExisting(id, user, trx);
    const visit = await trx
      .selectFrom('person_in_need_visits')
      .select(['author', 'date'])
      .where('organizationId', '=', organizationId)
      .where('id', '=', visitId)
      .where('personId', '=', id)
      .executeTakeFirst();
    if (!visit) return;
    if (!mayDelete(visit, user)) throw new ApiError('forbidden');
    await deleteRow('person_in_need_visits', { id: visitId, organizationId }, trx);
    await noteLastVisit(person, trx);
    const changes = [{ field: 'date', from: visit.date, to: null }];
    await addHistory('people_in_need', person, user, 'visitDeleted', changes, trx);
  });
}

async function lockExisting(id: string, { organizationId }: SignedInUser, trx: Trx): Promise<RecordKey> {
  if (!(await lockPerson({ id, organizationId }, trx))) throw new ApiError('not_found');
  return { id, organizationId };
}

/** In the foundation's time zone. */
async function requireDayReached(day: string, organizationId: string, trx: Trx): Promise<void> {
  const { isReached } = await trx
    .selectFrom('organizations')
    .select(sql<boolean>`${day}::date <= (now() at time zone "timeZone")::date`.as('isReached'))
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  if (!isReached) {
    throw new ApiError('invalid_input', { issues: [{ field: 'date', key: 'notInFuture', values: {} }] });
  }
}

async function requireVolunteer(
  id: string | null | undefined,
  organizationId: string,
  trx: Trx,
): Promise<void> {
  if (!id) return;
  const volunteer = await trx
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!volunteer) throw new ApiError('invalid_input', { field: 'volunteerId' });
}

/** Of those that came about. */
function noteLastVisit(person: RecordKey, trx: Trx): Promise<void> {
  const { id, organizationId } = person;
  const lastVisitOn = sql<string | null>`(select max("date") from "person_in_need_visits"
    where "organizationId" = ${organizationId} and "personId" = ${id} and "tookPlace")`;
  return setColumns('people_in_need', { id, organizationId }, { lastVisitOn }, trx);
}
