import type { components } from '../../../src/contract/generated/types.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type PersonInNeed = components['schemas']['PersonInNeed'];
type Match = components['schemas']['Match'];

/**
 * An API of these people. Its list says no more of them than the contract lets it.
 * @param afterAct what each act changes
 * @param matches volunteers who suit
 */
export function stubPeopleInNeed(
  people: readonly PersonInNeed[],
  afterAct: Partial<PersonInNeed> = {},
  matches: readonly Match[] = [],
) {
  const requests = stubFetch((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/people-in-need')) return jsonResponse(pageOf(people));
    if (pathname.endsWith('/matches')) return jsonResponse({ content: matches });
    if (pathname.endsWith('/counts')) return jsonResponse({ filters: [] });
    if (pathname.endsWith('/data/archive')) return new Response('PK');
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method !== 'GET') return jsonResponse({ ...people[0], ...afterAct });
    const one = people.find(({ id }) => pathname.endsWith(id));
    return one ? jsonResponse(one) : jsonResponse(buildProblem({ status: 404, code: 'not_found' }), 404);
  });
  return { requests, calls: () => requests.map(({ url }) => url.replace(/^.*\/api/, '')) };
}

function pageOf(people: readonly PersonInNeed[]) {
  const content = people.map(
    ({ id, firstname, initial, urgency, status, helpCategory, city, responsible, createdAt }) => ({
      id,
      firstname,
      initial,
      urgency,
      status,
      helpCategory,
      city,
      responsible,
      createdAt,
    }),
  );
  return { content, page: 0, size: 25, totalElements: people.length, totalPages: 1 };
}
