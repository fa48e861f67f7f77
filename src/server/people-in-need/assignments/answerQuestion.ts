import type { components } from '../../../contract/generated/types.ts';
import { requireCleared } from '../../clearances/clearanceStore.ts';
import { now, type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { readToken, redeemToken } from '../../core/links/oneTimeTokens.ts';
import { addressOf } from '../../core/texts/addressOf.ts';
import { mailVolunteers } from '../../sent-mails/mailVolunteers.ts';
import { change } from '../personActs.ts';
import { type LockedPerson, lockPerson } from '../personStore.ts';
import {
  type AssignmentRow,
  actorOf,
  findAssignment,
  nameOf,
  notifyOfAnswer,
  readerOf,
  tellOfVolunteer,
} from './assignmentStore.ts';

type Schemas = components['schemas'];

/**
 * What a volunteer is asked. Changes nothing, because scanners of mails open links, too.
 * @throws ApiError token_invalid, token_used
 */
export async function readQuestion(token: string, db: Queries): Promise<Schemas['AssignmentQuestion']> {
  const assignment = await findAssignment(await readToken('assignment', token, db), db);
  if (assignment?.status !== 'asked' || assignment.expiresAt === null) throw new ApiError('token_invalid');
  const { organizationId, personId, firstname: volunteerName, message, expiresAt } = assignment;
  const person = await db
    .selectFrom('people_in_need')
    .innerJoin('organizations', 'organizations.id', 'people_in_need.organizationId')
    .select(['people_in_need.city', 'urgency', 'helpCategory', 'preferredLanguage'])
    .select('organizations.name as organization')
    .where('people_in_need.organizationId', '=', organizationId)
    .where('people_in_need.id', '=', personId)
    .executeTakeFirst();
  if (!person) throw new ApiError('token_invalid');
  return { ...person, volunteerName, message, expiresAt };
}

/**
 * Accepts: from now on the volunteer knows whom to help and where, by the answer and by mail.
 * @throws ApiError token_invalid, token_used, not_cleared, which leaves the link as it is
 */
export function acceptAssignment(token: string, db: Queries): Promise<Schemas['AssignmentContact']> {
  return answer(token, db, async (assignment, person, trx) => {
    if (person.withMinors) await requireCleared({ ...assignment, id: assignment.volunteerId }, null, trx);
    await setColumns('assignments', assignment, { status: 'accepted', answeredAt: now }, trx);
    const actor = actorOf(assignment);
    await tellOfVolunteer('volunteerAccepted', assignment, actor, trx);
    await tellOfVolunteer('contactTold', assignment, actor, trx);
    if (person.status === 'new')
      await change(person, { ...person, status: 'in_progress' }, 'takenOver', actor, trx);
    const contact = contactOf(person);
    const { name, phone, description, preferredLanguage: spoken } = contact;
    const values = { name, phone, address: addressOf(contact), spoken, description, personId: person.id };
    const mail = { ...readerOf(assignment), template: 'assignmentContact', values } as const;
    await mailVolunteers([mail], { organizationId: assignment.organizationId }, trx);
    await notifyOfAnswer('assignmentAccepted', assignment, person, trx);
    return contact;
  });
}

/** @throws ApiError token_invalid, token_used */
export function declineAssignment(token: string, db: Queries): Promise<void> {
  return answer(token, db, async (assignment, person, trx) => {
    await setColumns('assignments', assignment, { status: 'declined', answeredAt: now }, trx);
    await tellOfVolunteer('volunteerDeclined', assignment, actorOf(assignment), trx);
    await notifyOfAnswer('assignmentDeclined', assignment, person, trx);
  });
}

/** Uses the link up, with the person locked before it, as everything that ends an assignment does. */
function answer<Outcome>(
  token: string,
  db: Queries,
  perform: (assignment: AssignmentRow, person: LockedPerson, trx: Trx) => Promise<Outcome>,
): Promise<Outcome> {
  return inTransaction(db, async (trx) => {
    const key: RecordKey = await readToken('assignment', token, trx);
    const asked = await findAssignment(key, trx);
    const person =
      asked && (await lockPerson({ id: asked.personId, organizationId: key.organizationId }, trx));
    await redeemToken('assignment', token, trx);
    const assignment = await findAssignment(key, trx);
    if (!person || assignment?.status !== 'asked') throw new ApiError('token_invalid');
    return perform(assignment, person, trx);
  });
}

function contactOf(person: LockedPerson): Schemas['AssignmentContact'] {
  const { phone, email, city, street, postCode, preferredLanguage, description } = person;
  return { name: nameOf(person), phone, email, city, street, postCode, preferredLanguage, description };
}
