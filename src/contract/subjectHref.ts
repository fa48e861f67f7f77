import type { components } from './generated/types.ts';
import { paths } from './paths.ts';

type SubjectType = components['schemas']['SubjectType'];

/**
 * The page of what a notification is about, in the panel and in mails; the list of notifications where that is gone.
 * @example subjectHref('event', event.id) // '/event/0190…'
 */
export function subjectHref(type: SubjectType, id: string | null | undefined): string {
  if (type === 'organization') return paths.settings.getHref({ query: { tab: 'organization' } });
  if (!id) return paths.notifications.getHref();
  switch (type) {
    case 'coordinator':
      return paths.coordinator.getHref({ profileId: id });
    case 'volunteer':
      return paths.volunteer.getHref({ profileId: id });
    case 'event':
      return paths.event.getHref({ eventId: id });
    case 'personInNeed':
      return paths.personInNeed.getHref({ profileId: id });
  }
}
