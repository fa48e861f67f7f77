// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Failure, onFailure } from '../../../src/panel/data/failures.ts';
import { askForRenewal, endRenewal, useRenewalStore } from '../../../src/panel/data/renewal.ts';
import { signInAgain, watchSession } from '../../../src/panel/data/session.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { sharedSession } from '../../../src/panel/data/sharedSession.ts';
import { transport } from '../../../src/panel/data/transport.ts';
import { contractOperations } from '../../harness/contractOperations.ts';
import { exampleRequest } from '../../harness/exampleRequest.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';
import { PASSWORD, stubEndedSession } from '../support/stubSession.ts';

const user = buildUser();
const url = 'http://localhost/api/volunteers/1';
const other = { ...user, id: '01980000-0000-7000-8000-000000000002', email: 'piotr@demo.example' };
const asked = () => useRenewalStore.getState().owner;
let failures: Failure[] = [];
let stop = () => {};

beforeEach(() => {
  localStorage.clear();
  useSessionStore.getState().setUser(null);
  useSessionStore.getState().setUser(user);
  failures = [];
  stop = onFailure((failure) => failures.push(failure));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const ofSession = ['login', 'logout'];
const calls = contractOperations.filter(({ operation }) => !ofSession.includes(operation.operationId));

describe('a session that ends', () => {
  test.each(calls.map((call) => [call.operation.operationId, call] as const))(
    '%s waits for the person to sign in again, and is sent once more as it was',
    async (_, call) => {
      const { accepted } = stubEndedSession();
      const { path, init } = exampleRequest(call);
      const make = () => new Request(`http://localhost/api${path}`, init);
      const answer = transport(make());
      await expect.poll(asked).toEqual(user);
      expect(accepted).toEqual([]);
      expect(await signInAgain(user.email, PASSWORD)).toBe(true);
      expect((await answer).status).toBe(204);
      expect(asked()).toBeUndefined();
      expect(accepted.map(({ method, url }) => [method, url])).toEqual([[make().method, make().url]]);
      const bodies = await Promise.all([accepted[0]?.text(), make().text()]);
      // The boundary between the parts of a form is another each time.
      const [sent, meant] = bodies.map((body) => body?.replaceAll(/-{4,}\S+/g, ''));
      expect(sent).toBe(meant);
    },
  );

  test('many calls are one question, told once, and a quiet one is not told at all', async () => {
    const { accepted } = stubEndedSession();
    const quiet = transport(new Request(url, { headers: { 'no-toast': 'true' } }));
    await expect.poll(asked).toEqual(user);
    const others = [1, 2, 3].map((id) => transport(new Request(`${url}${id}`)));
    await expect.poll(() => failures.filter((failure) => !failure.quiet).length).toBe(1);
    await signInAgain(user.email, PASSWORD);
    const answers = await Promise.all([quiet, ...others]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(accepted).toHaveLength(4);
    expect(failures.filter((failure) => !failure.quiet)).toHaveLength(1);
  });

  test('what was refused before, and comes after, asks no second time', async () => {
    const { end, accepted } = stubEndedSession();
    let letGo = (_: Response) => {};
    const late = new Promise<Response>((resolve) => {
      letGo = resolve;
    });
    const stubbed = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request) =>
      request.url.endsWith('/late') && !accepted.length ? late : stubbed(request),
    );
    const slow = transport(new Request(`${url}/late`));
    const quick = transport(new Request(url));
    await expect.poll(asked).toEqual(user);
    await signInAgain(user.email, PASSWORD);
    await quick;
    letGo(new Response(null, { status: 401 }));
    expect((await slow).status).toBe(204);
    expect(asked()).toBeUndefined();
    end();
  });

  test('who leaves instead gets the refusal as it came', async () => {
    stubEndedSession();
    const answer = transport(new Request(url));
    await expect.poll(asked).toEqual(user);
    useSessionStore.getState().setUser(null);
    const response = await answer;
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
    expect(failures).toHaveLength(1);
  });

  test('a call that is given up waits no more', async () => {
    const { accepted } = stubEndedSession();
    const abort = new AbortController();
    const answer = transport(new Request(url, { signal: abort.signal }));
    await expect.poll(asked).toEqual(user);
    abort.abort();
    await expect(answer).rejects.toHaveProperty('name', 'AbortError');
    await signInAgain(user.email, PASSWORD);
    expect(accepted).toEqual([]);
  });

  test('a wrong password inside of the panel is no end, nor is a visitor’s refusal', async () => {
    stubFetch(() => jsonResponse(buildProblem({ status: 401, code: 'invalid_credentials' }), 401));
    expect((await transport(new Request(url))).status).toBe(401);
    useSessionStore.getState().setUser(null);
    stubFetch(() => jsonResponse(buildProblem({ status: 401, code: 'unauthenticated' }), 401));
    expect((await transport(new Request(url))).status).toBe(401);
    expect(asked()).toBeUndefined();
    expect(failures).toHaveLength(2);
  });
});

describe('somebody else', () => {
  test('who signs in there sends nothing of what waits', async () => {
    const { accepted, people } = stubEndedSession();
    people.push(other);
    const settled = vi.fn();
    void transport(new Request(url, { method: 'POST', body: 'of the first' })).finally(settled);
    await expect.poll(asked).toEqual(user);
    expect(await signInAgain(other.email, PASSWORD)).toBe(false);
    await transport(new Request('http://localhost/api/statistics'));
    expect(accepted.map(({ url }) => new URL(url).pathname)).toEqual(['/api/statistics']);
    expect(settled).not.toHaveBeenCalled();
  });

  test('who has signed in in another tab: nothing goes out in their name, even unheard of', async () => {
    const requests = stubFetch(() => new Response(null, { status: 204 }));
    sharedSession.start(other.id);
    void transport(new Request(url, { method: 'POST', body: 'of the first' })).catch(() => {});
    await expect.poll(asked).toEqual(user);
    expect(requests).toEqual([]);
    endRenewal(false);
  });
});

describe('looking after the session', () => {
  test('asks quietly, and for nothing while it lives', async () => {
    const requests = stubFetch(() => jsonResponse(user));
    await watchSession();
    expect(requests.map(({ headers }) => headers.has('no-toast'))).toEqual([true]);
    expect(asked()).toBeUndefined();
  });

  test.each([
    ['it has ended', () => jsonResponse(buildProblem({ status: 401, code: 'unauthenticated' }), 401)],
    ['it is somebody else’s', () => jsonResponse(other)],
  ])('asks to sign in again when %s', async (_, answer) => {
    stubFetch(answer);
    await watchSession();
    expect(asked()).toEqual(user);
    expect(useSessionStore.getState().user).toEqual(user);
  });

  test('asks nothing of who is asked already', async () => {
    const requests = stubFetch(() => jsonResponse(user));
    askForRenewal();
    await watchSession();
    expect(requests).toEqual([]);
  });
});
