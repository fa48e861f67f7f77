import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { mayDelete, mayEdit } from '../../contract/ownedEntry.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { deleteRow, now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { changePerson } from './changePerson.ts';

type VisitInput = Body<'addVisit'>;

/** What the history tells of a visit: not what was noted. */
const toldFields = ['date', 'minutes'] as const;

/** Visits to people in need. A day to come, and a volunteer of somebody else, are refused as invalid_input. */
export function visitOperations({ db }: Pick<Services, 'db'>) {
  return {
    addVisit: ({ user, params: { id }, body }) =>
      changePerson(id, user, db, async (person, trx) => {
        await requireValid(body, user, trx);
        const author = { id: user.id, name: user.name };
        const row = { ...body, id: uuid(), author, createdAt: new Date().toISOString() };
        const { organizationId } = user;
        await insertRows('person_in_need_visits', [{ ...row, organizationId, personId: id }], trx);
        await noteLastVisit(person, trx);
        await addHistory(
          'people_in_need',
          person,
          user,
          'visited',
          changesBetween({}, body, toldFields),
          trx,
        );
      }),

    editVisit: ({ user, params: { id, visitId }, body }) =>
      changePerson(id, user, db, async (person, trx) => {
        const visit = await findVisit(id, visitId, user, trx);
        if (!visit) throw new ApiError('not_found');
        if (!mayEdit(visit, user)) throw new ApiError('forbidden');
        await requireValid(body, user, trx);
        const { date, minutes, kind, tookPlace, volunteerId = null, note = null, nextStep = null } = body;
        const values = { date, minutes, kind, tookPlace, volunteerId, note, nextStep, editedAt: now };
        const key = { id: visitId, organizationId: user.organizationId };
        await setColumns('person_in_need_visits', key, values, trx);
        await noteLastVisit(person, trx);
        const changes = changesBetween(visit, body, toldFields);
        await addHistory('people_in_need', person, user, 'visitEdited', changes, trx);
      }),

    deleteVisit: ({ user, params: { id, visitId } }) =>
      changePerson(id, user, db, async (person, trx) => {
        const visit = await findVisit(id, visitId, user, trx);
        // Again is no harm.
        if (!visit) return;
        if (!mayDelete(visit, user)) throw new ApiError('forbidden');
        const { organizationId } = user;
        await deleteRow('person_in_need_visits', { id: visitId, organizationId }, trx);
        await noteLastVisit(person, trx);
        const changes = changesBetween({ date: visit.date }, {}, ['date']);
        await addHistory('people_in_need', person, user, 'visitDeleted', changes, trx);
      }),
  } satisfies Partial<Handlers>;
}

function findVisit(personId: string, id: string, { organizationId }: SignedInUser, trx: Trx) {
  return trx
    .selectFrom('person_in_need_visits')
    .select(['author', ...toldFields])
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('personId', '=', personId)
    .executeTakeFirst();
}

async function requireValid({ date, volunteerId }: VisitInput, user: SignedInUser, trx: Trx): Promise<void> {
  await requireReached({ date }, user.organizationId, trx);
  if (volunteerId) await requireVolunteer(volunteerId, user, trx);
}

async function requireVolunteer(id: string, { organizationId }: SignedInUser, trx: Trx): Promise<void> {
  const volunteer = await trx
    .selectFrom('volunteers')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!volunteer) throw invalidField('volunteerId', 'reference');
}

/** Of those that came about. */
function noteLastVisit({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  const lastVisitOn = sql<string | null>`(select max("date") from "person_in_need_visits"
    where "organizationId" = ${organizationId} and "personId" = ${id} and "tookPlace")`;
  return setColumns('people_in_need', { id, organizationId }, { lastVisitOn }, trx);
}
