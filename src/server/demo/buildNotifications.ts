import type { Row } from '../db/insertRows.ts';
import type { DemoRows, SomeRows } from './DemoRows.ts';
import type { FoundationPlan } from './FoundationPlan.ts';
import { occurrences } from './occurrences.ts';
import type { Workshop } from './Workshop.ts';

/** Nobody looks further back. */
const DAYS_KEPT = -30;

/** What is newer has not been read yet. */
const DAYS_UNREAD = -2;

/** Of the last weeks, for everybody in the team who wants to hear of it and did not do it. */
export function buildNotifications(rows: DemoRows, plan: FoundationPlan, workshop: Workshop): SomeRows {
  const { clock } = workshop;
  const since = clock.instant(DAYS_KEPT);
  const recent = occurrences(rows, plan, workshop).filter(({ at }) => at > since);
  return { notifications: rows.coordinators.flatMap((member) => forMember(member, recent, rows, workshop)) };
}

function forMember(
  { id: accountId, createdAt: joined }: Row<'coordinators'>,
  happened: ReturnType<typeof occurrences>,
  rows: DemoRows,
  { clock, random, organizationId }: Workshop,
): Row<'notifications'>[] {
  const wanted = rows.notification_preferences.find((preferences) => preferences.accountId === accountId);
  const unread = clock.instant(DAYS_UNREAD);
  return happened
    .filter(({ at, by, type }) => at > joined && by !== accountId && wanted?.[type] !== false)
    .map(({ at, by, ...occurrence }) => ({
      ...occurrence,
      id: random.id(at),
      organizationId,
      accountId,
      createdAt: at,
      readAt: at < unread ? clock.between(at, unread, random.next() * 0.5) : null,
    }));
}
