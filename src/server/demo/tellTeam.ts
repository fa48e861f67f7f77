import type { Row } from '../core/db/insertRows.ts';
import { typeOfKind } from '../notifications/notify/Notice.ts';
import type { Foundation } from './Foundation.ts';
import type { FoundationPlan } from './FoundationPlan.ts';

/** Oldest notifications, in days. */
const DAYS_KEPT = -30;
/** Newer ones are unread. */
const DAYS_UNREAD = -2;

type Notification = Row<'notifications'>;

/** Something that causes notifications. */
interface Occurrence extends Pick<Notification, 'kind' | 'type' | 'params' | 'subjectType' | 'subjectId'> {
  readonly at: string;
  /** The acting team member, who is not notified. */
  readonly by: string | null;
}

/** Adds notifications of the last weeks, for team members who want them and did not act themselves. */
export function tellTeam(plan: FoundationPlan, foundation: Foundation): void {
  const { id: organizationId, rows, clock, random } = foundation;
  const since = clock.instant(DAYS_KEPT);
  const recent = occurrences(plan, foundation).filter(({ at }) => at > since);
  for (const { id: accountId, createdAt: joined } of rows.coordinators) {
    const wanted = rows.notification_preferences.find((preferences) => preferences.accountId === accountId);
    const unread = clock.instant(DAYS_UNREAD);
    for (const { at, by, ...occurrence } of recent) {
      if (at <= joined || by === accountId || wanted?.[occurrence.type] === false) continue;
      const own = { id: random.id(at), organizationId, accountId, createdAt: at };
      const readAt = at < unread ? clock.between(at, unread, random.next() * 0.5) : null;
      rows.notifications.push({ ...occurrence, ...own, readAt });
    }
  }
}

/** All occurrences of a foundation that cause notifications, derived from its rows and plan. */
function occurrences(
  { organization, left = [] }: FoundationPlan,
  { id, rows, clock, members }: Foundation,
): Occurrence[] {
  const volunteers = new Map(rows.volunteers.map((row) => [row.id, `${row.firstname} ${row.lastname}`]));
  const events = new Map(rows.events.map((row) => [row.id, row.title]));
  const told: Occurrence[] = [];
  const tell = (
    kind: Notification['kind'],
    at: string,
    [subjectType, subjectId]: [Notification['subjectType'], string | null],
    params: Notification['params'],
    by: string | null = null,
  ) => told.push({ kind, type: typeOfKind[kind], params, subjectType, subjectId, at, by });

  for (const { id, createdAt } of rows.volunteers) {
    const name = volunteers.get(id);
    tell('volunteerApplied', createdAt, ['volunteer', id], { actor: name, subject: name });
  }
  for (const { eventId, volunteerId, status, signedUpAt, resignedAt } of rows.participants) {
    const params = { actor: volunteers.get(volunteerId), subject: events.get(eventId) };
    const kind = status === 'waitlisted' ? 'participantWaitlisted' : 'participantSignedUp';
    tell(kind, signedUpAt, ['event', eventId], params);
    if (resignedAt) tell('participantResigned', resignedAt, ['event', eventId], params);
  }
  for (const { id, title: subject, cancelledAt, cancellationReason: reason, finishedAt } of rows.events) {
    const last = rows.history.findLast(({ subjectId }) => subjectId === id);
    const params = { actor: last?.actorName ?? null, subject };
    if (cancelledAt) tell('eventCancelled', cancelledAt, ['event', id], { ...params, reason }, last?.actorId);
    else if (finishedAt) tell('eventFinished', finishedAt, ['event', id], params, last?.actorId);
  }
  for (const { subjectType, subjectId, reporterId, description: reason, createdAt } of rows.abuse_reports) {
    const params = { actor: volunteers.get(reporterId ?? ''), subject: events.get(subjectId), reason };
    tell('abuseReported', createdAt, [subjectType, subjectId], params);
  }
  for (const { id, name, createdAt } of rows.coordinators)
    tell('coordinatorJoined', createdAt, ['coordinator', id], { actor: name, subject: name }, id);
  for (const { at, by } of organization.edits ?? []) {
    const editor = members.find(({ name }) => name === by)?.id;
    const params = { actor: by, subject: organization.name };
    tell('organizationEdited', clock.instant(at), ['organization', id], params, editor);
  }
  for (const { name, at, reason } of left)
    tell('volunteerLeft', clock.instant(at), ['volunteer', null], { actor: name, subject: name, reason });
  return told;
}
