import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { hasStarted } from './eventMoments.ts';

type EventGroup = components['schemas']['EventGroup'];

/**
 * Which events are in a group of the list, for queries on `events`: each is in one. A cancelled event stays among the
 * future ones, where people look for it, until it would have started; it never runs, so then it is with what is over.
 */
export const isInGroup: Readonly<Record<EventGroup, RawBuilder<boolean>>> = {
  drafts: sql`"events"."status" = 'draft'`,
  future: sql`("events"."status" = 'active' and not ${hasStarted})`,
  active: sql`("events"."status" = 'active' and "events"."cancelledAt" is null and ${hasStarted})`,
  finished: sql`("events"."status" = 'finished'
    or ("events"."status" = 'active' and "events"."cancelledAt" is not null and ${hasStarted}))`,
};
