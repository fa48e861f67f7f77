import type { components } from '../../../src/contract/generated/types.ts';
import { jsonResponse, stubFetch } from './stubFetch.ts';

type Volunteer = components['schemas']['Volunteer'];
type Override = (url: URL, request: Request) => Response | undefined | Promise<Response | undefined>;

/**
 * An API of these volunteers: lists, profiles and decisions, which change them. What `override` answers goes first.
 *
 * @returns what was asked: every call as `GET /volunteers/…?…`
 */
export function stubVolunteers(volunteers: Volunteer[], override: Override = () => undefined) {
  const requests = stubFetch(async (request) => {
    const url = new URL(request.url);
    return (await override(url, request)) ?? (await answer(volunteers, url, request));
  });
  return {
    requests,
    /** Path and query below the base, without the foundation. */
    calls: () =>
      requests.map(
        ({ method, url }) => `${method} ${url.replace(/^.*\/api/, '').replace(/\/organizations\/[^/]+/, '')}`,
      ),
  };
}

async function answer(
  volunteers: Volunteer[],
  { pathname, searchParams }: URL,
  request: Request,
): Promise<Response> {
  if (pathname.endsWith('/export')) return csv();
  if (pathname.endsWith('/counts')) return jsonResponse({ filters: counts(volunteers) });
  if (pathname.endsWith('/volunteers')) return jsonResponse(pageOf(volunteers, searchParams));

  const [, id, action] = /\/volunteers\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
  const index = volunteers.findIndex((volunteer) => volunteer.id === id);
  const volunteer = volunteers[index];
  if (!volunteer)
    return jsonResponse({ status: 404, message: 'Nie znaleziono', messages: ['Nie znaleziono'] }, 404);
  if (action === 'tags') Object.assign(volunteer, await request.json());
  else if (request.method === 'PUT') {
    Object.assign(volunteer, await request.json(), { version: volunteer.version + 1 });
    return jsonResponse({ ...volunteer });
  }
  if (action === 'delete') {
    volunteers.splice(index, 1);
    return new Response(null, { status: 204 });
  }
  if (action === 'verify') Object.assign(volunteer, { accountStatus: 'verified' });
  if (action === 'reject')
    Object.assign(volunteer, { accountStatus: 'rejected', rejectionReason: searchParams.get('reason') });
  return jsonResponse(volunteer);
}

function pageOf(volunteers: readonly Volunteer[], search: URLSearchParams) {
  const [page, size] = [Number(search.get('page')), Number(search.get('size'))];
  const status = search.get('accountStatus');
  const q = search.get('q')?.toLowerCase() ?? '';
  const found = volunteers.filter(
    ({ accountStatus, firstname, lastname }) =>
      (!status || accountStatus === status) && `${firstname} ${lastname}`.toLowerCase().includes(q),
  );
  return {
    content: found.slice(page * size, (page + 1) * size),
    page,
    size,
    totalElements: found.length,
    totalPages: Math.ceil(found.length / size),
  };
}

/** As many as there are of each choice, whatever else is asked for. */
function counts(volunteers: readonly Volunteer[]) {
  const choicesOf = (
    property: 'accountStatus' | 'languages' | 'daysOfHelp' | 'city' | 'interests' | 'tags',
  ) => {
    const values = volunteers.flatMap((volunteer) => volunteer[property] ?? []);
    return [...new Set(values)].map((value) => ({
      value,
      count: values.filter((other) => other === value).length,
    }));
  };
  return (['accountStatus', 'languages', 'daysOfHelp', 'city', 'interests', 'tags'] as const).map((name) => ({
    name,
    choices: choicesOf(name),
  }));
}

function csv(): Response {
  return new Response('Imię\n', {
    headers: {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="volunteers-2026-11-21.csv"',
    },
  });
}
