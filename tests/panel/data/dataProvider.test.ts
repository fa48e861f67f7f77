// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, asProblem } from '../../../src/panel/data/ApiError.ts';
import { dataProvider } from '../../../src/panel/data/dataProvider.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const organizationId = '01980000-0000-7000-8000-0000000000aa';

beforeEach(() => useSessionStore.setState({ user: buildUser({ organizationId }) }));
afterEach(() => vi.unstubAllGlobals());

const called = (requests: Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.replace(`${window.location.origin}/api`, '')}`);

test('a list is read from the own foundation, page by page', async () => {
  const requests = stubFetch(() =>
    jsonResponse({ content: [{ id: 'a' }], page: 1, size: 10, totalElements: 11, totalPages: 2 }),
  );
  const list = await dataProvider.getList('volunteers', {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'city', order: 'DESC' },
    filter: { q: 'Łódź' },
  });
  expect(list).toEqual({ data: [{ id: 'a' }], total: 11 });
  expect(called(requests)).toEqual([
    `GET /organizations/${organizationId}/volunteers?page=1&size=10&sort=city%2Cdesc&q=%C5%81%C3%B3d%C5%BA`,
  ]);
});

test('one and many records are read by their ids, with the headers of every call', async () => {
  const requests = stubFetch(({ url }) => jsonResponse({ id: url.split('/').at(-1) }));
  expect(await dataProvider.getOne('volunteers', { id: 'a' })).toEqual({ data: { id: 'a' } });
  expect(await dataProvider.getMany('volunteers', { ids: ['b', 'c'] })).toEqual({
    data: [{ id: 'b' }, { id: 'c' }],
  });
  expect(called(requests)).toEqual(['GET /volunteers/a', 'GET /volunteers/b', 'GET /volunteers/c']);
  expect(requests.every(({ headers }) => headers.get('source-device') === 'web')).toBe(true);
});

test('a change is sent as JSON', async () => {
  const requests = stubFetch(() => jsonResponse({ id: 'e', title: 'Nowy' }));
  await dataProvider.update('events', { id: 'e', data: { title: 'Nowy' }, previousData: { id: 'e' } });
  expect(called(requests)).toEqual(['PUT /events/e']);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
  expect(await requests[0]?.json()).toEqual({ title: 'Nowy' });
});

test('a deletion answers 204 and still tells which record is gone', async () => {
  const requests = stubFetch(() => new Response(null, { status: 204 }));
  expect(await dataProvider.delete('events', { id: 'e', previousData: { id: 'e', title: 'Stary' } })).toEqual(
    {
      data: { id: 'e', title: 'Stary' },
    },
  );
  expect(await dataProvider.deleteMany('events', { ids: ['f', 'g'] })).toEqual({ data: ['f', 'g'] });
  // As the contract has it, whatever the method is.
  await dataProvider.delete('volunteers', { id: 'v' });
  expect(called(requests)).toEqual([
    'DELETE /events/e',
    'DELETE /events/f',
    'DELETE /events/g',
    'GET /volunteers/v/delete',
  ]);
});

test('what the contract cannot delete is a mistake of ours', async () => {
  await expect(dataProvider.delete('data-requests', { id: 'p' })).rejects.toThrow('data-requests');
});

test('an act takes its reason where the contract does, and answers the record', async () => {
  const requests = stubFetch(({ url }) => jsonResponse({ id: url.split('/').at(-2) }));
  expect(await dataProvider.action('publishEvent', { id: 'e' })).toEqual({ id: 'e' });
  await dataProvider.action('cancelEvent', { id: 'e', reason: 'Deszcz' });
  await dataProvider.action('rejectVolunteer', { id: 'v', reason: 'a & b', quiet: true });
  expect(called(requests)).toEqual([
    'POST /events/e/publish',
    'POST /events/e/cancel',
    'GET /volunteers/v/reject?reason=a%20%26%20b',
  ]);
  expect(await requests[1]?.json()).toEqual({ reason: 'Deszcz' });
  expect(requests.map(({ headers }) => headers.has('no-toast'))).toEqual([false, false, true]);
});

test('the list of another record is read as its owner’s', async () => {
  const requests = stubFetch(() =>
    jsonResponse({ content: [], page: 0, size: 25, totalElements: 0, totalPages: 0 }),
  );
  await dataProvider.getManyReference('participants', {
    target: 'eventId',
    id: 'e',
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'lastname', order: 'ASC' },
    filter: { status: 'attended' },
  });
  expect(called(requests)).toEqual([
    'GET /events/e/participants?page=0&size=25&sort=lastname%2Casc&status=attended',
  ]);
});

test('a refusal is passed on with its problem', async () => {
  const problem = buildProblem({ status: 404, code: 'not_found' });
  stubFetch(() => jsonResponse(problem, 404));
  const error = await dataProvider.getOne('volunteers', { id: 'x' }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, problem: asProblem(problem) });
});

test('a resource that the contract does not have is a mistake of ours', async () => {
  await expect(dataProvider.getList('unicorns', {})).rejects.toThrow('unicorns');
});
