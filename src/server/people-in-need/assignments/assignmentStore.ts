import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { languageOfVolunteer } from '../../accounts/identity/languageOfVolunteer.ts';
import { type Actor, addHistory } from '../../core/db/historyStore.ts';
import { now, type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { revokeTokens } from '../../core/links/oneTimeTokens.ts';
import { notifyTeam } from '../../notifications/notify/notifyTeam.ts';
import { type LockedPerson, noticeOf } from '../personStore.ts';

type Schemas = components['schemas'];
type Status = Schemas['AssignmentStatus'];

/** Statuses in which a volunteer is or may become somebody's help. */
export const openStatuses: readonly Status[] = ['proposed', 'asked', 'accepted'];

/** An assignment with what is needed to write to its volunteer. */
export interface AssignmentRow extends RecordKey {
  readonly personId: string;
  readonly volunteerId: string;
  readonly status: Status;
  readonly message: string | null;
  readonly expiresAt: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly languages: readonly string[];
  readonly accountId: string | null;
  readonly accountStatus: Schemas['AccountStatus'];
  /** Language of the account, if there is one. */
  readonly language: Schemas['LanguageCode'] | null;
}

/** The volunteer as a recipient. */
export function readerOf(assignment: AssignmentRow) {
  const { volunteerId, email: to } = assignment;
  return { volunteerId, to, language: languageOfVolunteer(assignment) };
}

/** @param person whose assignment it has to be, where that is known */
export async function findAssignment(
  { id, organizationId }: RecordKey,
  db: Queries,
  person?: string,
): Promise<AssignmentRow | undefined> {
  let query = db
    .selectFrom('assignments')
    .innerJoin('volunteers', (on) =>
      on
        .onRef('volunteers.organizationId', '=', 'assignments.organizationId')
        .onRef('volunteers.id', '=', 'assignments.volunteerId'),
    )
    .leftJoin('accounts', (on) =>
      on
        .onRef('accounts.organizationId', '=', 'volunteers.organizationId')
        .onRef('accounts.id', '=', 'volunteers.accountId'),
    )
    .select([
      'assignments.id',
      'assignments.organizationId',
      'assignments.personId',
      'assignments.volunteerId',
    ])
    .select(['assignments.status', 'assignments.message', 'assignments.expiresAt', 'accounts.language'])
    .select(['volunteers.firstname', 'volunteers.lastname', 'volunteers.email', 'volunteers.languages'])
    .select(['volunteers.accountId', 'volunteers.accountStatus'])
    .where('assignments.organizationId', '=', organizationId)
    .where('assignments.id', '=', id);
  if (person !== undefined) query = query.where('assignments.personId', '=', person);
  return query.executeTakeFirst();
}

/** Open assignments of a person or a volunteer. */
export function listOpenAssignments(
  of: { readonly personId: string } | { readonly volunteerId: string },
  organizationId: string,
  db: Queries,
): Promise<{ id: string; organizationId: string; personId: string }[]> {
  const [[column, id] = ['personId', '']] = Object.entries(of);
  return db
    .selectFrom('assignments')
    .select(['id', 'organizationId', 'personId'])
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`${sql.ref(column)} = ${id}::uuid`)
    .where('status', 'in', openStatuses)
    .orderBy('personId')
    .execute();
}

/** Ends one and voids its link. @param assignment of a person locked by `lockPerson` */
export async function endAssignment(
  assignment: AssignmentRow,
  status: 'ended' | 'expired',
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
  await revokeTokens('assignment', assignment, trx);
  await setColumns('assignments', assignment, { status, endedAt: now }, trx);
  const action = status === 'ended' ? 'volunteerEnded' : 'volunteerExpired';
  await tellOfVolunteer(action, assignment, actor, trx);
}

/** Ends all that a person has, before the request is helped, closed or deleted. */
export async function endOpenAssignments(person: RecordKey, actor: Actor | null, trx: Trx): Promise<void> {
  for (const key of await listOpenAssignments({ personId: person.id }, person.organizationId, trx)) {
    const assignment = await findAssignment(key, trx);
    if (assignment) await endAssignment(assignment, 'ended', actor, trx);
  }
}

/** In the person's history: what became of which volunteer. */
export function tellOfVolunteer(
  action: Schemas['HistoryAction'],
  assignment: Pick<AssignmentRow, 'organizationId' | 'personId' | 'firstname' | 'lastname'>,
  actor: Actor | null,
  trx: Trx,
): Promise<void> {
  const { organizationId, personId: id } = assignment;
  const changes = [{ field: 'volunteerName', from: null, to: nameOf(assignment) }];
  return addHistory('people_in_need', { id, organizationId }, actor, action, changes, trx);
}

export function nameOf({ firstname, lastname }: Pick<AssignmentRow, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}

/** Whoever is asked acts as themselves, also without an account. */
export function actorOf({ accountId, volunteerId, ...name }: AssignmentRow): Actor {
  return { id: accountId ?? volunteerId, name: nameOf(name) };
}

/** Tells the coordinator responsible what became of a question, or everybody as long as nobody is. */
export function notifyOfAnswer(
  kind: 'assignmentAccepted' | 'assignmentDeclined' | 'assignmentExpired',
  assignment: AssignmentRow,
  person: LockedPerson,
  trx: Trx,
): Promise<void> {
  const actor = actorOf(assignment);
  return notifyTeam({ ...noticeOf(person), kind, actor, onlyFor: person.responsible?.id }, trx);
}
