// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Failure, onFailure } from '../../../src/panel/data/failures.ts';
import { transport } from '../../../src/panel/data/transport.ts';
import { failureTexts } from '../../../src/panel/shell/failureTexts.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { stubFetch } from '../support/stubFetch.ts';

afterEach(() => void vi.unstubAllGlobals());

const translate = (key: string) => key;

/** What is told of a call that a server answers so. */
async function toldOf(status: number, body: string, { type = 'application/json', quiet = false } = {}) {
  const failures: Failure[] = [];
  const stop = onFailure((failure) => failures.push(failure));
  stubFetch(() => new Response(body, { status, headers: { 'content-type': type } }));
  const headers = quiet ? { 'no-toast': 'true' } : undefined;
  await transport(new Request('http://localhost/api/volunteers', { ...(headers && { headers }) }));
  stop();
  expect(failures).toHaveLength(1);
  return failures.flatMap((failure) => failureTexts(failure, translate));
}

const both = { message: 'one', messages: ['first', 'second'] };

/** Any server that keeps section 8 of the specification, whatever else its bodies hold or lack. */
const bodies = [
  { of: 'the contract’s problem', body: buildProblem(both), list: ['first', 'second'], message: ['one'] },
  { of: 'both and nothing else', body: both, list: ['first', 'second'], message: ['one'] },
  { of: 'messages alone', body: { messages: ['first', 'second'] }, list: ['first', 'second'], message: [] },
  { of: 'message alone', body: { message: 'one' }, list: [], message: ['one'] },
  { of: 'equal entries', body: { messages: ['same', 'same'] }, list: ['same', 'same'], message: [] },
  {
    of: 'entries that are no text',
    body: { message: 7, messages: ['first', 2, null, '', ' ', { text: 'x' }, ['y'], 'last'] },
    list: ['first', 'last'],
    message: [],
  },
  { of: 'no entries', body: { message: '', messages: [] }, list: [], message: [] },
  { of: 'no list', body: { messages: 'first', errors: 'wrong', code: 4 }, list: [], message: [] },
  { of: 'no object', body: ['first'], list: [], message: [] },
  { of: 'nothing', body: null, list: [], message: [] },
  { of: 'a text', body: 'first', list: [], message: [] },
];

describe.each(bodies)('a body of $of', ({ body, list, message }) => {
  const json = JSON.stringify(body);

  test.each([400, 401, 403, 404])('status %i says each entry of its messages', async (status) => {
    expect(await toldOf(status, json)).toEqual(list);
  });

  test('status 503 says its message', async () => {
    expect(await toldOf(503, json)).toEqual(message);
  });

  test.each([402, 405, 409, 410, 413, 415, 418, 422, 429, 431, 500, 501, 502, 504])(
    'status %i says nothing',
    async (status) => {
      expect(await toldOf(status, json)).toEqual([]);
    },
  );

  test('a quiet call says nothing', async () => {
    for (const status of [400, 401, 403, 404, 503]) {
      expect(await toldOf(status, json, { quiet: true })).toEqual([]);
    }
  });
});

test.each(['application/problem+json', 'application/json; charset=utf-8', 'text/plain', 'text/html'])(
  'a body that is said to be %s is heard',
  async (type) => {
    expect(await toldOf(404, JSON.stringify(both), { type })).toEqual(['first', 'second']);
  },
);

test.each(['', '<html>Bad gateway</html>'])('the body "%s" says nothing', async (body) => {
  for (const status of [400, 404, 503]) expect(await toldOf(status, body)).toEqual([]);
});

test.each([
  [true, 'messages.somethingWentWrong'],
  [false, 'kit.failure.offline'],
])('no answer, with a network: %s, says so', (onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  const failure = { status: 0, problem: undefined };
  expect(failureTexts({ ...failure, quiet: false }, translate)).toEqual([text]);
  expect(failureTexts({ ...failure, quiet: true }, translate)).toEqual([]);
});
