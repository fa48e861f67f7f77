import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { waitingStatuses } from '../../../domain/people-in-need/personRules.ts';
import { requireCleared } from '../../clearances/clearanceStore.ts';
import { insertRows } from '../../core/db/insertRows.ts';
import { now, setColumns } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../../core/http/Call.ts';
import { issueToken, tokenSeconds } from '../../core/links/oneTimeTokens.ts';
import type { Services } from '../../core/services.ts';
import { mailVolunteers } from '../../sent-mails/mailVolunteers.ts';
import { type LockedPerson, lockPerson, peopleInNeed } from '../personStore.ts';
import { acceptAssignment, declineAssignment, readQuestion } from './answerQuestion.ts';
import { endAssignment, findAssignment, openStatuses, readerOf, tellOfVolunteer } from './assignmentStore.ts';

/** Volunteers who help people in need: proposed and asked by the team, answered by the mailed link. */
export function assignmentOperations({ db }: Pick<Services, 'db'>) {
  return {
    proposeVolunteer: async ({ user, params: { id }, body }) => {
      await propose(id, body.volunteerId, user, db);
      return peopleInNeed.read(id, user, db);
    },
    askVolunteer: async ({ user, params: { id, assignmentId }, body }) => {
      await ask({ id, assignmentId }, body.message ?? null, user, db);
      return peopleInNeed.read(id, user, db);
    },
    endAssignment: async ({ user, params: { id, assignmentId } }) => {
      await end({ id, assignmentId }, user, db);
      return peopleInNeed.read(id, user, db);
    },
    getAssignmentQuestion: ({ query }) => readQuestion(query.token, db),
    acceptAssignment: ({ body }) => acceptAssignment(body.token, db),
    declineAssignment: async ({ body }) => {
      await declineAssignment(body.token, db);
      return undefined;
    },
  } satisfies Partial<Handlers>;
}

/** @throws ApiError not_found, invalid_input if there is no such verified volunteer, invalid_state, not_cleared */
function propose(id: string, volunteerId: string, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    // The volunteer before the person, as when a volunteer is deleted.
    const volunteer = await trx
      .selectFrom('volunteers')
      .select(['firstname', 'lastname', 'accountStatus'])
      .where('organizationId', '=', organizationId)
      .where('id', '=', volunteerId)
      .forKeyShare()
      .executeTakeFirst();
    const { withMinors } = await lockOpenPerson(id, user, trx);
    if (volunteer?.accountStatus !== 'verified')
      throw new ApiError('invalid_input', { field: 'volunteerId' });
    const open = await trx
      .selectFrom('assignments')
      .select('id')
      .where('organizationId', '=', organizationId)
      .where('personId', '=', id)
      .where('volunteerId', '=', volunteerId)
      .where('status', 'in', openStatuses)
      .executeTakeFirst();
    if (open) return;
    if (withMinors) await requireCleared({ id: volunteerId, organizationId }, user, trx);
    const proposedBy = { id: user.id, name: user.name };
    const row = {
      id: uuid(),
      volunteerId,
      status: 'proposed',
      proposedBy,
      createdAt: new Date().toISOString(),
    } as const;
    await insertRows('assignments', [{ ...row, organizationId, personId: id }], trx);
    await tellOfVolunteer('volunteerProposed', { ...volunteer, organizationId, personId: id }, user, trx);
  });
}

interface Place {
  /** Of the person. */
  readonly id: string;
  readonly assignmentId: string;
}

/** @throws ApiError not_found, invalid_state once it is answered, expired or ended, not_cleared */
function ask(
  { id, assignmentId }: Place,
  message: string | null,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const person = await lockOpenPerson(id, user, trx);
    const assignment = await findAssignment({ id: assignmentId, organizationId }, trx, id);
    if (!assignment) throw new ApiError('not_found');
    if (assignment.status === 'asked') return;
    if (assignment.status !== 'proposed') throw new ApiError('invalid_state');
    if (person.withMinors) await requireCleared({ id: assignment.volunteerId, organizationId }, user, trx);
    const expiresAt = sql<string>`now() + make_interval(secs => ${tokenSeconds.assignment})`;
    await setColumns('assignments', assignment, { status: 'asked', message, askedAt: now, expiresAt }, trx);
    const { name: organization } = await trx
      .selectFrom('organizations')
      .select('name')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const token = await issueToken('assignment', assignment, trx);
    const { city, helpCategory: help, preferredLanguage: spoken } = person;
    const values = { organization, token, city, help, spoken, message, personId: id };
    const mail = { ...readerOf(assignment), template: 'assignmentQuestion', values } as const;
    await mailVolunteers([mail], { organizationId: assignment.organizationId }, trx);
    await tellOfVolunteer('volunteerAsked', assignment, user, trx);
  });
}

/** @throws ApiError not_found */
function end({ id, assignmentId }: Place, user: SignedInUser, db: Queries): Promise<void> {
  const { organizationId } = user;
  return inTransaction(db, async (trx) => {
    const person = await lockPerson({ id, organizationId }, trx);
    const assignment = person && (await findAssignment({ id: assignmentId, organizationId }, trx, id));
    if (!assignment) throw new ApiError('not_found');
    if (openStatuses.includes(assignment.status)) await endAssignment(assignment, 'ended', user, trx);
  });
}

async function lockOpenPerson(id: string, { organizationId }: SignedInUser, trx: Trx): Promise<LockedPerson> {
  const person = await lockPerson({ id, organizationId }, trx);
  if (!person) throw new ApiError('not_found');
  if (!waitingStatuses.includes(person.status)) throw new ApiError('invalid_state');
  return person;
}
