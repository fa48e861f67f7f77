import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/subjectHref.ts';
import type { Notification } from './Notification.ts';

/** The page of what a notification is about; `undefined` once that is deleted. */
export function notificationHref({ kind, subjectType, subjectId }: Notification): string | undefined {
  if (!subjectId && subjectType !== 'organization') return undefined;
  // Who came or went is best seen among the others.
  if (subjectId && kind.startsWith('participant'))
    return paths.eventParticipants.getHref({ eventId: subjectId });
  return subjectHref(subjectType, subjectId);
}
