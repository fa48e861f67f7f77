import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { hasStarted } from './eventMoments.ts';

type EventGroup = components['schemas']['EventGroup'];

/**
 * Which events are in a group of the list, for queries on `events`: each is in one. A cancelled event never runs, so from
 * then on it is with what is over, and what is counted as future is what will take place.
 */
export const isInGroup: Readonly<Record<EventGroup, RawBuilder<boolean>>> = {
  drafts: sql`"events"."status" = 'draft'`,
  future: sql`("events"."status" = 'active' and "events"."cancelledAt" is null and not ${hasStarted})`,
  active: sql`("events"."status" = 'active' and "events"."cancelledAt" is null and ${hasStarted})`,
  finished: sql`("events"."status" = 'finished'
    or ("events"."status" = 'active' and "events"."cancelledAt" is not null))`,
};
