import type { Notification } from '../../../src/panel/notifications/NotificationMessage.tsx';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { stubStream } from '../support/stubStream.ts';

type Override = (pathname: string) => Response | undefined;

/** An API of these notifications, newest first: list, reading, and a stream in the test's hand. */
export function stubNotifications(all: Notification[], override: Override = () => undefined) {
  const stream = stubStream();
  const requests = stubFetch(({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    const own = override(pathname);
    if (own) return own;
    if (pathname.endsWith('/stream')) return stream.response;
    if (method === 'GET') return jsonResponse(pageOf(all, searchParams));
    const isMeant = ({ id }: Notification) => pathname.endsWith('/read-all') || pathname.includes(id);
    for (const one of all.filter(isMeant)) Object.assign(one, { readAt: new Date().toISOString() });
    return pathname.endsWith('/read-all')
      ? new Response(null, { status: 204 })
      : jsonResponse(all.find(({ id }) => pathname.includes(id)));
  });
  return {
    requests,
    stream,
    posts: () =>
      requests.filter(({ method }) => method === 'POST').map(({ url }) => url.replace(/^.*\/api/, '')),
  };
}

function pageOf(all: readonly Notification[], search: URLSearchParams) {
  const [page, size] = [Number(search.get('page')), Number(search.get('size'))];
  const isUnread = ({ readAt }: Notification) => !readAt;
  const found = search.get('unread') === 'true' ? all.filter(isUnread) : all;
  return {
    content: found.slice(page * size, (page + 1) * size),
    page,
    size,
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
    unreadCount: all.filter(isUnread).length,
  };
}
