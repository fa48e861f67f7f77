import { changesBetween } from '../core/db/changesBetween.ts';
import type { Actor, Subject } from '../core/db/historyStore.ts';
import type { Row } from '../core/db/insertRows.ts';
import type { Random } from './Random.ts';

type Entry = Row<'history'>;

/**
 * An action with time and actor; `by` is null for the server, and its id is null for a person without an
 * account.
 */
type Action = Pick<Entry, 'at' | 'action'> & { readonly by: { id: string | null; name: string } | null };

/**
 * A history row as the server would have written it at that time.
 * @param from the values before `to`
 */
export function historyRow(
  about: Subject,
  { at, action, by }: Action,
  random: Random,
  to = {},
  from = {},
): Entry {
  const { table: subjectTable, id: subjectId, organizationId } = about;
  const actor = { actorId: by?.id ?? null, actorName: by?.name ?? null };
  const changes = changesBetween(from, to, Object.keys(to));
  return { id: random.id(at), organizationId, subjectTable, subjectId, at, action, ...actor, changes };
}

/** History of a volunteer: application and decision. */
export function decisionHistory(
  volunteer: Row<'volunteers'>,
  decision: { readonly at: string; readonly by: Actor | null },
  random: Random,
): Entry[] {
  const { firstname, lastname, accountId, accountStatus, rejectionReason, createdAt: at } = volunteer;
  const about: Subject = { ...volunteer, table: 'volunteers' };
  const by = { id: accountId ?? null, name: `${firstname} ${lastname}` };
  const application = historyRow(about, { at, action: 'created', by }, random);
  if (accountStatus === 'pending') return [application];
  const decided = { accountStatus, rejectionReason };
  const from = { accountStatus: 'pending' };
  return [application, historyRow(about, { ...decision, action: accountStatus }, random, decided, from)];
}

/**
 * History of an event, oldest first.
 * @param unstored what the row does not show: a temporary publication, and finishing by the job
 */
export function eventHistory(
  event: Row<'events'>,
  unstored: {
    readonly public?: { readonly from: string; readonly to: string };
    readonly endedByItself?: boolean;
  },
  random: Random,
): Entry[] {
  const { creator, created, cancelledAt, cancellationReason, finishedAt } = event;
  const about: Subject = { ...event, table: 'events' };
  const entries: Entry[] = [];
  const add = (
    at: string | null | undefined,
    action: Entry['action'],
    to?: object,
    from?: object,
    by: Action['by'] = creator,
  ) => {
    if (at) entries.push(historyRow(about, { at, action, by }, random, to, from));
  };
  const [draft, active] = [{ status: 'draft' }, { status: 'active' }];
  add(created, 'created');
  add(unstored.public?.from ?? event.publishedAt, 'published', active, draft);
  add(unstored.public?.to, 'unpublished', draft, active);
  add(cancelledAt, 'cancelled', { cancelledAt, cancellationReason });
  add(finishedAt, 'finished', { status: 'finished' }, active, unstored.endedByItself ? null : creator);
  return entries;
}
