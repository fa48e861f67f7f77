import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';

type SubjectType = components['schemas']['SubjectType'];

/**
 * Page that a notification leads to: that of its subject, or where something is to be done; undefined once the subject is
 * deleted.
 */
export function noticeHref(
  kind: components['schemas']['NotificationKind'],
  type: SubjectType,
  id: string | null | undefined,
): string | undefined {
  if (kind.startsWith('dataRequest')) return paths.dataRequests.getHref({ query: { status: 'open' } });
  if (kind.startsWith('erasures')) return paths.upcomingErasures.getHref({ query: { status: 'announced' } });
  if (kind === 'abuseReported') return paths.abuseReports.getHref({ query: { status: 'open' } });
  return id || type === 'organization' ? subjectHref(type, id ?? '') : undefined;
}

/** The same for a link in a mail, which always leads somewhere: to the list of notifications. */
export function mailedNoticeHref(...notice: Parameters<typeof noticeHref>): string {
  return noticeHref(...notice) ?? paths.notifications.getHref();
}

/**
 * Page of what a notification or a report is about.
 * @example subjectHref('event', event.id) // '/event/0190…'
 */
export function subjectHref(type: SubjectType, id: string): string {
  if (type === 'organization') return paths.settings.getHref({ query: { tab: 'organization' } });
  // The page of a record is named after its type.
  return paths[type].pattern.replace(/:\w+/, encodeURIComponent(id));
}
