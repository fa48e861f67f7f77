import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';

type SubjectType = components['schemas']['SubjectType'];

/**
 * The page of what a notification is about, in the panel and in mails; the list of notifications where that is gone.
 * @example subjectHref('event', event.id) // '/event/0190…'
 */
export function subjectHref(type: SubjectType, id: string | null | undefined): string {
  if (type === 'organization') return paths.settings.getHref({ query: { tab: 'organization' } });
  if (!id) return paths.notifications.getHref();
  // A page of one record has the name of its kind.
  return paths[type].pattern.replace(/:\w+/, encodeURIComponent(id));
}
