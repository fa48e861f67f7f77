import { expect, test } from 'vitest';
import { paths } from '../../../src/contract/paths.ts';
import { features } from '../../../src/panel/app/features.ts';

test('the pages are exactly those of the specification, and what it links or mentions', () => {
  const patterns = (isPublic: boolean) =>
    Object.values(paths)
      .filter((path) => path.public === isPublic)
      .map(({ pattern }) => pattern)
      .sort();
  expect(patterns(true)).toEqual([
    '/',
    '/app',
    '/assignment',
    '/login',
    '/manual',
    '/organization-registration-confirm',
    '/privacy',
    '/register',
    '/register-coordinator',
    '/registration-confirm',
    '/report-problem',
    '/reset-password',
    '/restore-account',
    '/terms',
  ]);
  expect(patterns(false)).toEqual([
    '/abuse-report/:reportId',
    '/abuse-reports',
    '/annual-report',
    '/coordinator/:profileId',
    '/create-event',
    '/data-request/:requestId',
    '/data-requests',
    '/data-requests/new',
    '/edit-event/:eventId',
    '/event/:eventId',
    '/event/:eventId/participants',
    '/events',
    '/invite-coordinator',
    '/mailing/:mailingId',
    '/mailings',
    '/mailings/new',
    '/notifications',
    '/our-team',
    '/overview',
    '/people-in-need',
    '/people-in-need/:profileId',
    '/settings',
    '/upcoming-erasure/:erasureId',
    '/upcoming-erasures',
    '/volunteer/:profileId',
    '/volunteer/:profileId/edit',
    '/volunteers',
    '/volunteers/new',
  ]);
});

test('every page is shown by one feature', () => {
  const shown = features.flatMap(({ routes }) => routes.map(({ path }) => path.pattern));
  expect(shown.sort()).toEqual(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .sort(),
  );
});

test('addresses are made of parameters and a query, both encoded', () => {
  expect(paths.eventParticipants.getHref({ eventId: 'a/b' })).toBe('/event/a%2Fb/participants');
  expect(paths.restoreAccount.getHref({ query: { token: 'x&y' } })).toBe('/restore-account?token=x%26y');
  expect(paths.login.getHref()).toBe('/login');
});
