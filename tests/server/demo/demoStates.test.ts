import { describe, expect, test } from 'vitest';
import type { DemoRows } from '../../../src/server/demo/DemoRows.ts';
import { demoRowsAt } from '../../../src/server/demo/loadDemoData.ts';

const now = new Date('2026-11-21T00:20:00Z');
const rows = demoRowsAt(now, '$argon2id$');
const [first, second] = rows.organizations.map(({ id }) => of(id));
if (!first || !second) throw new Error('The demo has two foundations');

/** What a foundation has. */
function of(id: string) {
  const own = <T extends { organizationId: string }>(list: readonly T[]) =>
    list.filter((row) => row.organizationId === id);
  return {
    team: own(rows.coordinators),
    volunteers: own(rows.volunteers),
    events: own(rows.events),
    people: own(rows.people_in_need),
    invitations: own(rows.invitations),
    notifications: own(rows.notifications),
  };
}

function count<T>(list: readonly T[], key: (row: T) => string): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(list, key)).map(([name, group]) => [name, group?.length ?? 0]),
  );
}

describe('the first foundation', () => {
  test('has volunteers in every state, of whom some have waited for days', () => {
    expect(count(first.volunteers, ({ accountStatus }) => accountStatus)).toEqual({
      pending: 10,
      verified: 50,
      rejected: 7,
    });
    const waiting = first.volunteers
      .filter(({ accountStatus }) => accountStatus === 'pending')
      .map(({ createdAt }) => createdAt);
    expect(waiting.filter((at) => daysAgo(at) > 7).length).toBeGreaterThan(2);
    expect(waiting.filter((at) => daysAgo(at) < 1).length).toBeGreaterThan(0);
  });

  test('has names of every kind: long, with apostrophe or hyphen, Cyrillic', () => {
    const names = first.volunteers.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
    for (const kind of [/.{45,}/, /['’]/, /\p{L}-\p{L}/u, /\p{Script=Cyrillic}/u, /^[ŁŚŻŹĆ]/]) {
      expect(
        names.some((name) => kind.test(name)),
        String(kind),
      ).toBe(true);
    }
  });

  test('has twenty events in every state and group', () => {
    expect(first.events).toHaveLength(20);
    expect(count(first.events, groupOf)).toEqual({ drafts: 3, future: 6, active: 3, finished: 8 });
    expect(first.events.filter(({ cancelledAt }) => cancelledAt)).toHaveLength(1);
  });

  test('has 25 people in need of every urgency in every state', () => {
    expect(first.people).toHaveLength(25);
    const kinds = new Set(first.people.map(({ urgency, status }) => `${urgency} ${status}`));
    expect(kinds.size).toBe(12);
  });

  test('has invitations in every state, one about to expire', () => {
    expect(count(first.invitations, invitationStatus)).toEqual({
      pending: 3,
      accepted: 2,
      expired: 1,
      revoked: 1,
    });
    const soon = first.invitations.filter(
      (row) => invitationStatus(row) === 'pending' && daysAgo(row.expiresAt) > -3,
    );
    expect(soon).toHaveLength(1);
  });

  test('has told its team, and some of it is not read', () => {
    for (const { id } of first.team) {
      const told = first.notifications.filter(({ accountId }) => accountId === id);
      expect(told.some(({ readAt }) => !readAt)).toBe(true);
      expect(told.some(({ readAt }) => readAt)).toBe(true);
    }
    expect(new Set(first.notifications.map(({ type }) => type)).size).toBe(8);
  });
});

test('the second foundation has records that the first must never see', () => {
  expect(second.volunteers.length).toBeGreaterThanOrEqual(12);
  expect(second.events.length).toBeGreaterThan(2);
  expect(second.people.length).toBeGreaterThan(2);
});

describe('what belongs together, agrees', () => {
  test('places taken and waited for are those of the participants', () => {
    const wrong = rows.events.filter(({ id, nrOfVolunteersSigned, waitlisted, volunteersNeededNum }) => {
      const own = rows.participants.filter(({ eventId }) => eventId === id);
      const taken = own.filter(({ status }) => ['signed_up', 'attended', 'no_show'].includes(status)).length;
      const waiting = own.filter(({ status }) => status === 'waitlisted').length;
      const full = taken === volunteersNeededNum;
      return (
        taken !== nrOfVolunteersSigned ||
        waiting !== waitlisted ||
        taken > (volunteersNeededNum ?? 0) ||
        (waiting > 0 && !full)
      );
    });
    expect(wrong.filter(({ status }) => status !== 'draft')).toEqual([]);
  });

  test('nothing but what is planned lies in the future', () => {
    const instants = Object.values(rows as Record<keyof DemoRows, readonly object[]>)
      .flat()
      .flatMap(instantsOf);
    expect(instants.filter(([name, at]) => name !== 'expiresAt' && at > now.toISOString())).toEqual([]);
  });

  test('the steps of an event are in order', () => {
    for (const { created, publishedAt, cancelledAt, finishedAt, updatedAt, version, id } of rows.events) {
      const steps = [created, publishedAt, cancelledAt, finishedAt].filter((at) => at != null);
      expect(steps).toEqual(steps.toSorted());
      const entries = rows.history.filter(({ subjectId }) => subjectId === id);
      expect(entries.at(-1)?.at).toBe(updatedAt);
      expect(entries).toHaveLength(version);
    }
  });

  test('who acted was in the team by then', () => {
    const joined = new Map(rows.coordinators.map(({ id, createdAt }) => [id, createdAt]));
    const early = rows.history.filter(({ actorId, at }) => actorId && at < (joined.get(actorId) ?? ''));
    expect(early).toEqual([]);
  });

  test('a volunteer’s history ends with the state', () => {
    const wrong = rows.volunteers.filter(({ id, accountStatus }) => {
      const decisions = rows.history.filter(
        ({ subjectId, action }) => subjectId === id && ['verified', 'rejected'].includes(action),
      );
      return (
        decisions.map(({ action }) => action).join() !== (accountStatus === 'pending' ? '' : accountStatus)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('only verified volunteers take part, each once', () => {
    const verified = new Set(
      rows.volunteers.filter(({ accountStatus }) => accountStatus === 'verified').map(({ id }) => id),
    );
    expect(rows.participants.filter(({ volunteerId }) => !verified.has(volunteerId))).toEqual([]);
    expect(new Set(rows.participants.map(({ eventId, volunteerId }) => eventId + volunteerId)).size).toBe(
      rows.participants.length,
    );
  });
});

test('the same moment gives the same data', () => {
  expect(demoRowsAt(now, '$argon2id$')).toEqual(rows);
});

function groupOf({ status, startDate }: NonNullable<typeof first>['events'][number]): string {
  if (status !== 'active') return status === 'draft' ? 'drafts' : 'finished';
  return (startDate ?? '') > '2026-11-21' ? 'future' : 'active';
}

function invitationStatus({ acceptedAt, revokedAt, expiresAt }: DemoRows['invitations'][number]): string {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return daysAgo(expiresAt) > 0 ? 'expired' : 'pending';
}

function daysAgo(instant: string): number {
  return (now.getTime() - Date.parse(instant)) / 86_400_000;
}

function instantsOf(row: object): [string, string][] {
  return Object.entries(row).filter(
    ([, value]) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value),
  );
}
