// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
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

/** Opens a page: the script asks who is signed in, and for that. */
async function expectAsked(href: string, answer: () => Response, calls: readonly string[]): Promise<void> {
  window.history.replaceState(null, '', href);
  const requests = stubFetch(answer);
  await import('../../../src/panel/app/first/askAhead.ts');
  // Whose foundation it is may have to be read from the first answer.
  await new Promise((resolve) => setTimeout(resolve));
  await vi.waitFor(() =>
    expect(requests.map(({ method, url }) => `${method} ${url.replace(window.location.origin, '')}`)).toEqual(
      ['POST /api/users/login', ...calls.map((call) => `GET ${call}`)],
    ),
  );
}

test.each([
  [paths.overview, `${own}/overview`],
  [paths.volunteers, `${own}/volunteers?page=0&size=25&sort=createdAt%2Cdesc`],
  [paths.peopleInNeed, '/api/people-in-need?page=0&size=25&sort=createdAt%2Cdesc'],
  [paths.notifications, '/api/notifications?page=0&size=25&sort=createdAt%2Cdesc'],
])('$pattern asks for what it shows first', async ({ pattern }, call) => {
  await expectAsked(pattern, () => jsonResponse(user), [call]);
  vi.resetModules();
  // The next time it need not ask whose it is.
  knownOrganization.write(user.organizationId);
  await expectAsked(pattern, () => new Response(null, { status: 503 }), [call]);
});

test('a list is asked for as its address wants it', async () => {
  const href = `${paths.volunteers.pattern}?accountStatus=pending&page=2&unknown=1`;
  await expectAsked(href, () => jsonResponse(user), [
    `${own}/volunteers?page=1&size=25&sort=createdAt%2Cdesc&accountStatus=pending`,
  ]);
});

test.each([paths.events.pattern, paths.ourTeam.pattern, paths.settings.pattern, '/participants', '/'])(
  '%s asks for nothing ahead',
  async (pathname) => {
    await expectAsked(pathname, () => jsonResponse(user), []);
  },
);

test('nothing is asked for whom nobody knows', async () => {
  await expectAsked(paths.volunteers.pattern, () => new Response(null, { status: 401 }), []);
});
