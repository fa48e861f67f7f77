import type { Row } from '../../../src/server/db/insertRows.ts';
import type { SomeRows } from '../../../src/server/demo/DemoRows.ts';
import type { Random } from '../../../src/server/demo/Random.ts';
import { longestName } from './longestTeam.ts';
import { sentenceOf, wordOf } from './longestTexts.ts';

type Notification = Row<'notifications'>;

const kinds: readonly Pick<Notification, 'kind' | 'type' | 'subjectType'>[] = [
  { kind: 'volunteerApplied', type: 'newVolunteer', subjectType: 'volunteer' },
  { kind: 'participantWaitlisted', type: 'newEventParticipant', subjectType: 'event' },
  { kind: 'abuseReported', type: 'abuse', subjectType: 'event' },
  { kind: 'eventCancelled', type: 'eventCancellation', subjectType: 'event' },
  { kind: 'roleChanged', type: 'systemNotifications', subjectType: 'coordinator' },
];

/** Of several kinds, the first three unread. */
export function longestNotifications(
  organizationId: string,
  accountId: string,
  now: Date,
  random: Random,
): SomeRows {
  return {
    notifications: kinds.map((kind, index) => {
      const createdAt = new Date(now.getTime() - index * 3_600_000).toISOString();
      const params = {
        actor: longestName,
        subject: sentenceOf(250),
        reason: `${wordOf(200)} ${sentenceOf(1299)}`,
      };
      const readAt = index < 3 ? null : createdAt;
      return { ...kind, id: random.id(createdAt), organizationId, accountId, createdAt, readAt, params };
    }),
  };
}
