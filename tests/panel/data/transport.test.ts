// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asProblem } from '../../../src/panel/data/ApiError.ts';
import { type Failure, onFailure } from '../../../src/panel/data/failures.ts';
import { prefetch } from '../../../src/panel/data/prefetched.ts';
import { transport } from '../../../src/panel/data/transport.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const url = 'http://localhost/api/volunteers/1';
let failures: Failure[] = [];
let stop = () => {};

beforeEach(() => {
  failures = [];
  stop = onFailure((failure) => failures.push(failure));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('every call says that it comes from the web, and in which language to answer', async () => {
  const requests = stubFetch(() => jsonResponse({}));
  await transport(new Request(url));
  localStorage.setItem('activeLanguage', 'uk');
  await transport(new Request(url));
  expect(requests.map(({ headers }) => headers.get('source-device'))).toEqual(['web', 'web']);
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['pl', 'uk']);
  expect(failures).toEqual([]);
});

test('a refusal is reported once, never repeated, and its body stays readable', async () => {
  const problem = buildProblem({ status: 404, code: 'not_found' });
  const requests = stubFetch(() => jsonResponse(problem, 404));
  const response = await transport(new Request(url));
  expect(failures).toEqual([{ status: 404, problem: asProblem(problem), quiet: false }]);
  expect(await response.json()).toEqual(problem);
  expect(requests).toHaveLength(1);
});

test('no-toast makes a failure quiet', async () => {
  stubFetch(() => jsonResponse(buildProblem({ status: 401 }), 401));
  await transport(new Request(url, { headers: { 'no-toast': 'true' } }));
  expect(failures).toMatchObject([{ status: 401, quiet: true }]);
});

test.each([
  ['an empty body', ''],
  ['a page of a proxy', '<html>Bad gateway</html>'],
  ['other JSON', '{"error":1}'],
])('%s tells of no problem', async (_, body) => {
  stubFetch(() => new Response(body, { status: 502 }));
  await transport(new Request(url));
  expect(failures).toEqual([{ status: 502, problem: undefined, quiet: false }]);
});

test('no answer at all is status 0, and the error is passed on', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(transport(new Request(url))).rejects.toThrow('Failed to fetch');
  expect(failures).toEqual([{ status: 0, problem: undefined, quiet: false }]);
});

test('what was called off on purpose is no failure', async () => {
  const controller = new AbortController();
  controller.abort();
  stubFetch(({ signal }) => Promise.reject(signal.reason));
  await expect(transport(new Request(url, { signal: controller.signal }))).rejects.toThrow();
  expect(failures).toEqual([]);
});

test('what was asked early and got lost is asked once more; twice lost is no answer', async () => {
  let lost = 1;
  const requests = stubFetch(() => {
    lost -= 1;
    if (lost >= 0) throw new TypeError('Failed to fetch');
    return jsonResponse({ id: '1' });
  });
  prefetch('GET', '/volunteers/1');
  expect(await (await transport(new Request(url))).json()).toEqual({ id: '1' });
  expect([requests.length, failures]).toEqual([2, []]);

  lost = 2;
  prefetch('GET', '/volunteers/1');
  await expect(transport(new Request(url))).rejects.toThrow('Failed to fetch');
  expect([requests.length, failures.length]).toEqual([4, 1]);
});
