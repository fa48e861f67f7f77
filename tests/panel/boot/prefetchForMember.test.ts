// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
import type { PanelPath } from '../../../src/contract/TypedPath.ts';
import { prefetchOf } from '../../../src/panel/boot/prefetchOf.ts';
import { knownOrganization } from '../../../src/panel/data/knownOrganization.ts';
import { buildUser } from '../support/buildUser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const user = buildUser();
const own = `/api/organizations/${user.organizationId}`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

/** Opens a page: the script in it asks who is signed in, and for that. */
async function expectAsked(
  path: PanelPath,
  answer: () => Response,
  calls: readonly string[],
  search = '',
): Promise<void> {
  window.history.replaceState(null, '', path.pattern + search);
  const script = document.createElement('script');
  const wanted = prefetchOf(path);
  if (wanted) script.dataset.prefetch = JSON.stringify(wanted);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const requests = stubFetch(answer);
  await import('../../../src/panel/boot/prefetchForMember.ts');
  // Whose foundation it is may have to be read from the first answer.
  await new Promise((resolve) => setTimeout(resolve));
  await expect
    .poll(() => requests.map(({ method, url }) => `${method} ${url.replace(window.location.origin, '')}`))
    .toEqual(['POST /api/users/login', ...calls.map((call) => `GET ${call}`)]);
}

test.each([
  [paths.overview, `${own}/overview`],
  [paths.volunteers, `${own}/volunteers?page=0&size=25&sort=createdAt%2Cdesc`],
  [paths.peopleInNeed, '/api/people-in-need?page=0&size=25&sort=createdAt%2Cdesc'],
  [paths.notifications, '/api/notifications?page=0&size=25&sort=createdAt%2Cdesc'],
])('$pattern asks for what it shows first', async (path, call) => {
  await expectAsked(path, () => jsonResponse(user), [call]);
  vi.resetModules();
  // The next time it need not ask whose it is.
  knownOrganization.write(user.organizationId);
  await expectAsked(path, () => new Response(null, { status: 503 }), [call]);
});

test('a list is asked for as its address wants it', async () => {
  const call = `${own}/volunteers?page=1&size=25&sort=createdAt%2Cdesc&accountStatus=pending`;
  const search = '?accountStatus=pending&page=2&unknown=1';
  await expectAsked(paths.volunteers, () => jsonResponse(user), [call], search);
});

test.each([paths.events, paths.ourTeam, paths.settings, paths.eventParticipants])(
  '$pattern asks for nothing ahead',
  async (path) => {
    await expectAsked(path, () => jsonResponse(user), []);
  },
);

test('nothing is asked for whom nobody knows', async () => {
  await expectAsked(paths.volunteers, () => new Response(null, { status: 401 }), []);
});
