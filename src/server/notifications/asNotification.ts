import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import type { NotificationRecord } from './notificationStore.ts';
import { notificationMessage } from './notify/notificationMessage.ts';

/** A notification with its text. */
export function asNotification(
  record: NotificationRecord,
  language: Language,
): components['schemas']['Notification'] {
  return { ...record, message: notificationMessage(record, language) };
}
