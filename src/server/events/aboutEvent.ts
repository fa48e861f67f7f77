import type { Subject } from '../core/db/historyStore.ts';
import type { Notice } from '../notifications/notify/Notice.ts';
import type { EventPlaces } from './participation/EventPlaces.ts';

type NamedEvent = Pick<EventPlaces, 'id' | 'organizationId' | 'title'>;

/** The event as subject of its history. */
export function historyOf({ id, organizationId }: Pick<EventPlaces, 'id' | 'organizationId'>): Subject {
  return { table: 'events', id, organizationId };
}

/** The event as subject of a notification. */
export function noticeOf({
  id,
  organizationId,
  title,
}: NamedEvent): Pick<Notice, 'organizationId' | 'subject'> {
  return { organizationId, subject: { type: 'event', id, name: title } };
}
