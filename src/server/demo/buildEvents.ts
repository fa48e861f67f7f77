import { joinRows, type SomeRows } from './DemoRows.ts';
import { eventHistory } from './eventHistory.ts';
import type { EventPlan } from './FoundationPlan.ts';
import type { Row } from './insertRows.ts';
import { signUps } from './signUps.ts';
import type { Workshop } from './Workshop.ts';

/** Events with their participants and what happened to them. */
export function buildEvents(
  plans: readonly EventPlan[],
  volunteers: readonly Row<'volunteers'>[],
  workshop: Workshop,
): SomeRows {
  return joinRows(plans.map((plan) => buildEvent(plan, volunteers, workshop)));
}

function buildEvent(plan: EventPlan, volunteers: readonly Row<'volunteers'>[], workshop: Workshop): SomeRows {
  const { clock, random, member, organizationId } = workshop;
  const {
    by,
    created,
    published,
    start,
    end,
    signedUp,
    waiting,
    resigned,
    absent,
    cancelled,
    unpublished,
    endedByItself,
    ...texts
  } = plan;
  const createdAt = clock.instant(created);
  const id = random.id(createdAt);
  const publishedAt = published === undefined ? null : clock.instant(published);
  const cancelledAt = cancelled === undefined ? null : clock.instant(cancelled);
  const finishedAt =
    plan.status === 'finished' && end !== undefined ? clock.instantAt(end, plan.eventEnd ?? '20:30') : null;
  const history = eventHistory(id, plan, { createdAt, publishedAt, cancelledAt, finishedAt }, workshop);
  const event: Row<'events'> = {
    ...texts,
    id,
    organizationId,
    startDate: start === undefined ? null : clock.date(start),
    endDate: end === undefined ? null : clock.date(end),
    creator: member(by),
    nrOfVolunteersSigned: signedUp ?? 0,
    waitlisted: waiting ?? 0,
    created: createdAt,
    publishedAt: unpublished === undefined ? publishedAt : null,
    cancelledAt,
    finishedAt,
    updatedAt: history.at(-1)?.at ?? createdAt,
    version: history.length,
  };
  return {
    events: [event],
    participants: publishedAt ? signUps(event, plan, publishedAt, volunteers, workshop) : [],
    history,
  };
}
