import type { Notification } from '../../../src/panel/notifications/NotificationMessage.tsx';

let last = 0;

/** An unread one of a volunteer who applied; each has an id of its own. */
export function buildNotification(overrides: Partial<Notification> = {}): Notification {
  last += 1;
  return {
    id: `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`,
    kind: 'volunteerApplied',
    type: 'newVolunteer',
    message: 'Łucja Wiśniewska chce zostać wolontariuszką.',
    params: { actor: 'Łucja Wiśniewska', subject: 'Łucja Wiśniewska', reason: null },
    subjectType: 'volunteer',
    subjectId: '01980000-0000-7000-8000-00000000aaaa',
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
    readAt: null,
    ...overrides,
  };
}
