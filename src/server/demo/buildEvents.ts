import type { Row } from '../db/insertRows.ts';
import { joinRows, type SomeRows } from './DemoRows.ts';
import { eventHistory } from './eventHistory.ts';
import type { EventPlan } from './FoundationPlan.ts';
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
  const { clock, random } = workshop;
  const publishedAt = plan.published === undefined ? null : clock.instant(plan.published);
  const event = eventOf(plan, plan.unpublished === undefined ? publishedAt : null, workshop);
  const wasPublic =
    publishedAt && plan.unpublished !== undefined
      ? { from: publishedAt, to: clock.instant(plan.unpublished) }
      : undefined;
  const untold = { public: wasPublic, endedByItself: plan.endedByItself };
  const history = eventHistory(event, untold, random);
  return {
    events: [{ ...event, updatedAt: history.at(-1)?.at ?? event.created, version: history.length }],
    participants: signUps(event, plan, volunteers, workshop),
    history,
  };
}

function eventOf(plan: EventPlan, publishedAt: string | null, workshop: Workshop): Row<'events'> {
  const { clock, random, member, organizationId } = workshop;
  const { by, created, published, start, end, signedUp, waiting, resigned, ...rest } = plan;
  const { absent, cancelled, unpublished, endedByItself, ...texts } = rest;
  const createdAt = clock.instant(created);
  const isFinished = plan.status === 'finished' && end !== undefined;
  return {
    ...texts,
    id: random.id(createdAt),
    organizationId,
    startDate: start === undefined ? null : clock.date(start),
    endDate: end === undefined ? null : clock.date(end),
    creator: member(by),
    nrOfVolunteersSigned: signedUp ?? 0,
    waitlisted: waiting ?? 0,
    created: createdAt,
    publishedAt,
    cancelledAt: cancelled === undefined ? null : clock.instant(cancelled),
    finishedAt: isFinished ? clock.instantAt(end, plan.eventEnd ?? '20:30') : null,
    updatedAt: createdAt,
    version: 1,
  };
}
