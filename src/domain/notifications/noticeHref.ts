import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';

type SubjectType = components['schemas']['SubjectType'];

/** Page that a notification leads to, in the panel and in mails: that of its subject, or where something is to be done. */
export function noticeHref(
  kind: components['schemas']['NotificationKind'],
  type: SubjectType,
  id: string | null | undefined,
): string {
  return kind === 'abuseReported'
    ? paths.abuseReports.getHref({ query: { status: 'open' } })
    : subjectHref(type, id);
}

/**
 * Page of a notification's subject, in the panel and in mails; the list of notifications if the subject is
 * gone.
 * @example subjectHref('event', event.id) // '/event/0190…'
 */
export function subjectHref(type: SubjectType, id: string | null | undefined): string {
  if (type === 'organization') return paths.settings.getHref({ query: { tab: 'organization' } });
  if (!id) return paths.notifications.getHref();
  // The page of a record is named after its type.
  return paths[type].pattern.replace(/:\w+/, encodeURIComponent(id));
}
