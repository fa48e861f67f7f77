import { expect, test } from 'vitest';
import { notificationHref } from '../../../src/panel/notifications/NotificationMessage.tsx';
import { buildNotification } from './buildNotification.ts';

test.each([
  [{ subjectType: 'volunteer', subjectId: 'a' }, '/volunteer/a'],
  [{ subjectType: 'coordinator', subjectId: 'a' }, '/coordinator/a'],
  [{ subjectType: 'personInNeed', subjectId: 'a' }, '/people-in-need/a'],
  [{ subjectType: 'event', subjectId: 'a', kind: 'eventFinished' }, '/event/a'],
  [{ subjectType: 'event', subjectId: 'a', kind: 'participantResigned' }, '/event/a/participants'],
  [{ subjectType: 'event', subjectId: 'a', kind: 'abuseReported' }, '/abuse-reports?status=open'],
  [{ subjectType: 'event', subjectId: null, kind: 'abuseReported' }, '/abuse-reports?status=open'],
  [{ subjectType: 'volunteer', subjectId: 'a', kind: 'dataRequestDueSoon' }, '/data-requests?status=open'],
  [
    { subjectType: 'organization', subjectId: 'a', kind: 'erasuresSoon' },
    '/upcoming-erasures?status=announced',
  ],
  [{ subjectType: 'organization', subjectId: 'a' }, '/settings?tab=organization'],
  [{ subjectType: 'organization', subjectId: null }, '/settings?tab=organization'],
  [{ subjectType: 'event', subjectId: null, kind: 'eventDeleted' }, undefined],
] as const)('%j leads to %s', (overrides, href) => {
  expect(notificationHref(buildNotification(overrides))).toBe(href);
});
