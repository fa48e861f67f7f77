import type { components } from '../../../src/contract/generated/types.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

type PersonInNeed = components['schemas']['PersonInNeed'];

/** An API of these people. Its list says no more of them than the contract lets it. */
export function stubPeopleInNeed(people: readonly PersonInNeed[]) {
  const requests = stubFetch((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/people-in-need')) return jsonResponse(pageOf(people));
    const one = people.find(({ id }) => pathname.endsWith(id));
    return one ? jsonResponse(one) : jsonResponse(buildProblem({ status: 404, code: 'not_found' }), 404);
  });
  return { requests, calls: () => requests.map(({ url }) => url.replace(/^.*\/api/, '')) };
}

function pageOf(people: readonly PersonInNeed[]) {
  const content = people.map(
    ({ id, firstname, initial, urgency, status, helpCategory, city, createdAt }) => ({
      id,
      firstname,
      initial,
      urgency,
      status,
      helpCategory,
      city,
      createdAt,
    }),
  );
  return { content, page: 0, size: 25, totalElements: people.length, totalPages: 1 };
}
