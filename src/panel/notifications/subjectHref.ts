import { paths } from '../../contract/paths.ts';
import type { Notification } from '../data/live/keepNotificationsFresh.ts';

/** The page of what a notification is about; `undefined` once that is deleted. */
export function subjectHref({ kind, subjectType, subjectId }: Notification): string | undefined {
  if (subjectType === 'organization') return paths.settings.getHref({ query: { tab: 'organization' } });
  if (!subjectId) return undefined;
  switch (subjectType) {
    case 'coordinator':
      return paths.coordinator.getHref({ profileId: subjectId });
    case 'volunteer':
      return paths.volunteer.getHref({ profileId: subjectId });
    case 'personInNeed':
      return paths.personInNeed.getHref({ profileId: subjectId });
    case 'event':
      // Who came or went is best seen among the others.
      return kind.startsWith('participant')
        ? paths.eventParticipants.getHref({ eventId: subjectId })
        : paths.event.getHref({ eventId: subjectId });
  }
}
