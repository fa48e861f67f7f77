import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { hasStarted } from './eventWhen.ts';

type EventGroup = components['schemas']['EventGroup'];

/**
 * SQL condition of each group of the list, for queries on `events`; the groups are disjoint. A cancelled
 * event counts as over at once, so that the future ones are those that will take place.
 */
export const isInGroup: Readonly<Record<EventGroup, RawBuilder<boolean>>> = {
  drafts: sql`"events"."status" = 'draft'`,
  future: sql`("events"."status" = 'active' and "events"."cancelledAt" is null and not ${hasStarted})`,
  active: sql`("events"."status" = 'active' and "events"."cancelledAt" is null and ${hasStarted})`,
  finished: sql`("events"."status" = 'finished'
    or ("events"."status" = 'active' and "events"."cancelledAt" is not null))`,
};

/** Select list that counts the events of each public group, named as in the contract. */
export const groupCounts = sql`count(*) filter (where ${isInGroup.future})::int as "futureEvents",
  count(*) filter (where ${isInGroup.active})::int as "activeEvents",
  count(*) filter (where ${isInGroup.finished})::int as "finishedEvents"`;
