import type { Row } from '../db/insertRows.ts';
import type { DemoRows } from './DemoRows.ts';
import type { FoundationPlan } from './FoundationPlan.ts';
import type { Workshop } from './Workshop.ts';

type Notification = Row<'notifications'>;

/** Something that the team was told of. */
export interface Occurrence
  extends Pick<Notification, 'kind' | 'type' | 'params' | 'subjectType' | 'subjectId'> {
  readonly at: string;
  /** Who did it and so was not told, where it was one of the team. */
  readonly by: string | null;
}

/** All that happened in a foundation and causes notifications, worked out from its rows and its plan. */
export function occurrences(rows: DemoRows, plan: FoundationPlan, workshop: Workshop): Occurrence[] {
  return [
    ...applications(rows),
    ...participations(rows),
    ...endings(rows),
    ...reports(rows),
    ...newMembers(rows),
    ...edits(plan, workshop),
    ...departures(plan, workshop),
  ];
}

function applications({ volunteers }: DemoRows): Occurrence[] {
  return volunteers.map((volunteer) => ({
    kind: 'volunteerApplied',
    type: 'newVolunteer',
    params: { actor: nameOf(volunteer), subject: nameOf(volunteer) },
    subjectType: 'volunteer',
    subjectId: volunteer.id,
    at: volunteer.createdAt,
    by: null,
  }));
}

function participations({ participants, events, volunteers }: DemoRows): Occurrence[] {
  return participants.flatMap(({ eventId, volunteerId, status, signedUpAt, resignedAt }) => {
    const event = events.find(({ id }) => id === eventId);
    const volunteer = volunteers.find(({ id }) => id === volunteerId);
    if (!event || !volunteer) return [];
    const params = { actor: nameOf(volunteer), subject: event.title };
    const about = { subjectType: 'event', subjectId: event.id, params, by: null } as const;
    const kind = status === 'waitlisted' ? 'participantWaitlisted' : 'participantSignedUp';
    const signUp: Occurrence = { ...about, kind, type: 'newEventParticipant', at: signedUpAt };
    if (!resignedAt) return [signUp];
    return [
      signUp,
      { ...about, kind: 'participantResigned', type: 'eventParticipantResignation', at: resignedAt },
    ];
  });
}

function endings({ events, history }: DemoRows): Occurrence[] {
  return events.flatMap(({ id, title, cancelledAt, cancellationReason = null, finishedAt }): Occurrence[] => {
    const at = cancelledAt ?? finishedAt;
    if (!at) return [];
    const last = history.findLast(({ subjectId }) => subjectId === id);
    const about = { subjectType: 'event', subjectId: id, at, by: last?.actorId ?? null } as const;
    const params = { actor: last?.actorName ?? null, subject: title };
    if (!cancelledAt) return [{ ...about, kind: 'eventFinished', type: 'eventEnd', params }];
    const withReason = { ...params, reason: cancellationReason };
    return [{ ...about, kind: 'eventCancelled', type: 'eventCancellation', params: withReason }];
  });
}

function reports({ abuse_reports, volunteers, events }: DemoRows): Occurrence[] {
  return abuse_reports.map(({ subjectType, subjectId, reporterId, description, createdAt }) => {
    const reporter = volunteers.find(({ id }) => id === reporterId);
    const subject = events.find(({ id }) => id === subjectId)?.title;
    return {
      kind: 'abuseReported',
      type: 'abuse',
      params: { actor: reporter && nameOf(reporter), subject, reason: description },
      subjectType,
      subjectId,
      at: createdAt,
      by: null,
    };
  });
}

function newMembers({ coordinators }: DemoRows): Occurrence[] {
  return coordinators.map(({ id, name, createdAt }) => ({
    kind: 'coordinatorJoined',
    type: 'systemNotifications',
    params: { actor: name, subject: name },
    subjectType: 'coordinator',
    subjectId: id,
    at: createdAt,
    by: id,
  }));
}

function edits({ organization }: FoundationPlan, { clock, member, organizationId }: Workshop): Occurrence[] {
  return organization.edits.map(({ day, by }) => ({
    kind: 'organizationEdited',
    type: 'systemNotifications',
    params: { actor: by, subject: organization.name },
    subjectType: 'organization',
    subjectId: organizationId,
    at: clock.instant(day),
    by: member(by).id,
  }));
}

function departures({ left }: FoundationPlan, { clock }: Workshop): Occurrence[] {
  return left.map(({ name, day, reason }) => ({
    kind: 'volunteerLeft',
    type: 'volunteerLeave',
    params: { actor: name, subject: name, reason },
    subjectType: 'volunteer',
    subjectId: null,
    at: clock.instant(day),
    by: null,
  }));
}

function nameOf({ firstname, lastname }: Row<'volunteers'>): string {
  return `${firstname} ${lastname}`;
}
