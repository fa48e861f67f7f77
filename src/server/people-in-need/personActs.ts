import type { components } from '../../contract/generated/types.ts';
import { decisionOn, type PersonAct, reopenedStatus } from '../../domain/people-in-need/personRules.ts';
import { lockAccount } from '../accounts/identity/accountStore.ts';
import { referenceTo, refersTo } from '../core/db/accountReference.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { type Actor, addHistory } from '../core/db/historyStore.ts';
import { now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { endOpenAssignments } from './assignments/assignmentStore.ts';
import { type LockedPerson, lockPerson, noticeOf } from './personStore.ts';

type Schemas = components['schemas'];
type Reference = Schemas['AccountReference'];

/** @throws ApiError not_found, invalid_state, or taken_by_other when another coordinator was first */
export function takeOver(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = await lockFor('takeOver', id, user, trx);
    if (person) await change(person, { status: 'in_progress', responsible: user }, 'takenOver', user, trx);
  });
}

/** @throws ApiError not_found, invalid_input if there is no such coordinator, invalid_state, taken_by_other */
export function handOver(id: string, coordinatorId: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { organizationId } = user;
    // Before the person, as a coordinator who leaves does.
    const to = await lockAccount({ id: coordinatorId, organizationId }, trx);
    const person = await lockFor('handOver', id, user, trx, coordinatorId);
    if (!to || to.role === 'volunteer') throw invalidField('coordinatorId', 'reference');
    if (!person) return;
    await change(person, { status: 'in_progress', responsible: to }, 'handedOver', user, trx);
    await notifyTeam({ ...noticeOf(person), kind: 'personHandedOver', actor: user, onlyFor: to.id }, trx);
  });
}

/** @throws ApiError not_found, invalid_state */
export function setHelped(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = await lockFor('helped', id, user, trx);
    if (!person) return;
    await endOpenAssignments(person, user, trx);
    await change(person, { ...person, status: 'helped' }, 'helped', user, trx);
  });
}

/** @throws ApiError not_found, invalid_state */
export function closePerson(id: string, reason: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = await lockFor('close', id, user, trx);
    if (!person) return;
    await endOpenAssignments(person, user, trx);
    await change(person, { ...person, status: 'closed', closingReason: reason }, 'closed', user, trx);
  });
}

/** @throws ApiError not_found */
export function reopenPerson(id: string, user: SignedInUser, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    const person = await lockFor('reopen', id, user, trx);
    if (!person) return;
    const status = reopenedStatus(person);
    await change(person, { ...person, status, closingReason: null }, 'reopened', user, trx);
  });
}

/**
 * Leaves the requests of a coordinator who leaves or is deleted to whoever takes them over. What is done keeps
 * their name.
 */
export async function releaseRequests(coordinator: RecordKey, actor: Actor | null, trx: Trx): Promise<void> {
  const people = await trx
    .selectFrom('people_in_need')
    .select('id')
    .where('organizationId', '=', coordinator.organizationId)
    .where(refersTo('responsible', coordinator.id))
    .where('status', '=', 'in_progress')
    .orderBy('id')
    .execute();
  for (const { id } of people) {
    const person = await lockPerson({ id, organizationId: coordinator.organizationId }, trx);
    if (person?.responsible?.id !== coordinator.id) continue;
    await change(person, { status: person.status, responsible: null }, 'handedOver', actor, trx);
  }
}

/** The person, locked, or undefined if the act is already done. */
async function lockFor(
  act: PersonAct,
  id: string,
  user: SignedInUser,
  trx: Trx,
  to?: string,
): Promise<LockedPerson | undefined> {
  const person = await lockPerson({ id, organizationId: user.organizationId }, trx);
  if (!person) throw new ApiError('not_found');
  const decision = decisionOn(act, person, user, to);
  if (decision === 'do') return person;
  if (decision === 'repeat') return undefined;
  throw new ApiError(decision, { values: { name: person.responsible?.name ?? '' } });
}

interface Changed {
  readonly status: Schemas['PersonInNeedStatus'];
  readonly responsible: Reference | null;
  readonly closingReason?: string | null;
}

/** Stores a new state with its entry in the history. */
export async function change(
  person: LockedPerson,
  { status, responsible, closingReason = null }: Changed,
  action: Schemas['HistoryAction'],
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
  const values = {
    status,
    ...(status === 'in_progress' && person.status !== status && { inProgressSince: now }),
    responsible: referenceTo(responsible),
    closingReason,
  };
  await setColumns('people_in_need', person, values, trx);
  const changes = changesBetween(
    { ...person, responsible: person.responsible?.name },
    { status, responsible: responsible?.name, closingReason },
    ['status', 'responsible', 'closingReason'],
  );
  await addHistory('people_in_need', person, actor, action, changes, trx);
}
