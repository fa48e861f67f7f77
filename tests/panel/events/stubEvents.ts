import type { components } from '../../../src/contract/generated/types.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type Event = components['schemas']['Event'];
type Participant = components['schemas']['Participant'];
type Override = (url: URL, request: Request) => Response | undefined | Promise<Response | undefined>;

interface Stored {
  readonly events?: Event[];
  readonly participants?: Participant[];
  /** Of the foundation. */
  readonly timeZone?: string;
  /** What it answers goes first. */
  readonly override?: Override;
}

const groupOf = ({ status, eventStart }: Event) =>
  status === 'draft'
    ? 'drafts'
    : status === 'finished'
      ? 'finished'
      : eventStart === '00:01'
        ? 'active'
        : 'future';

/**
 * An API of these events and participants, with the acts on them. An event that starts at 00:01 is running.
 *
 * @returns what was asked: every call as `GET /events/…?…`
 */
export function stubEvents({ events = [], participants = [], timeZone = 'Europe/Warsaw', override }: Stored) {
  const requests = stubFetch(async (request) => {
    const url = new URL(request.url);
    return (await override?.(url, request.clone())) ?? answer(url, request);
  });

  const answer = async (url: URL, request: Request): Promise<Response> => {
    const { pathname, searchParams } = url;
    if (pathname.endsWith('/export'))
      return new Response('Tytuł\n', { headers: { 'content-type': 'text/csv' } });
    if (pathname.endsWith('/participants')) {
      const status = searchParams.get('status');
      const q = searchParams.get('q') ?? '';
      const found = participants.filter(
        (participant) => (!status || participant.status === status) && participant.lastname.includes(q),
      );
      return jsonResponse(pageOf(found, searchParams));
    }
    const participantId = /\/participants\/([^/]+)$/.exec(pathname)?.[1];
    if (participantId) {
      const found = participants.find(({ id }) => id === participantId);
      return jsonResponse(Object.assign(found ?? {}, await request.json()));
    }
    if (/\/organizations\/[^/]+$/.test(pathname)) return jsonResponse({ id: pathname.slice(-36), timeZone });
    if (/\/organizations\/[^/]+\/events$/.test(pathname)) {
      const group = searchParams.get('group');
      const [from, to] = [searchParams.get('from') ?? '0', searchParams.get('to') ?? '9'];
      const found = events.filter(
        (event) =>
          (!group || groupOf(event) === group) &&
          (!searchParams.has('from') || (event.endDate ?? '') >= from) &&
          (!searchParams.has('to') || (event.startDate ?? '9') <= to),
      );
      return jsonResponse(pageOf(found, searchParams));
    }
    return answerOne(pathname, request);
  };

  const answerOne = async (pathname: string, request: Request): Promise<Response> => {
    const [, id, action] = /\/events(?:\/([^/]+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    const index = events.findIndex((event) => event.id === id);
    const event = events[index];
    if (!event)
      return jsonResponse({ status: 404, message: 'Nie ma', messages: ['Nie ma'], errors: [] }, 404);
    if (request.method === 'DELETE') {
      events.splice(index, 1);
      return new Response(null, { status: 204 });
    }
    const body = request.method === 'GET' ? {} : await request.json().catch(() => ({}));
    const changes: Record<string, object> = {
      publish: { status: 'active' },
      unpublish: { status: 'draft' },
      finish: { status: 'finished' },
      cancel: { cancelledAt: '2027-05-01T10:00:00.000Z', cancellationReason: body.reason, told: 9 },
    };
    const change = action ? changes[action] : body;
    if (request.method !== 'GET') Object.assign(event, change, { version: event.version + 1 });
    return jsonResponse(event);
  };

  return {
    requests,
    /** Path and query below the base, without the foundation. */
    calls: () =>
      requests.map(
        ({ method, url }) => `${method} ${url.replace(/^.*\/api/, '').replace(/\/organizations\/[^/]+/, '')}`,
      ),
  };
}

function pageOf(found: readonly unknown[], search: URLSearchParams) {
  const [page, size] = [Number(search.get('page')), Number(search.get('size'))];
  return {
    content: found.slice(page * size, (page + 1) * size),
    page,
    size,
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
  };
}
