// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, asProblem } from '../../../src/panel/data/ApiError.ts';
import { checkSession, signIn, signOut } from '../../../src/panel/data/session.ts';
import { useSessionStore } from '../../../src/panel/data/sessionStore.ts';
import { buildProblem } from '../support/buildProblem.ts';
import { buildUser } from '../support/buildUser.ts';
import { jsonResponse, stubFetch } from '../support/stubFetch.ts';

const user = buildUser();
const known = () => useSessionStore.getState().user;

beforeEach(() => useSessionStore.setState({ user: undefined }));
afterEach(() => vi.unstubAllGlobals());

describe('signIn', () => {
  test('sends a Basic header and no body, and remembers the user', async () => {
    const requests = stubFetch(() => jsonResponse(user));
    expect(await signIn('anna.admin@demo.example', 'Demo-2026!')).toEqual(user);
    expect(known()).toEqual(user);

    const [request] = requests;
    expect(request?.method).toBe('POST');
    expect(new URL(request?.url ?? '').pathname).toBe('/api/users/login');
    expect(request?.headers.get('authorization')).toBe(`Basic ${btoa('anna.admin@demo.example:Demo-2026!')}`);
    expect(request?.headers.get('source-device')).toBe('web');
    expect(await request?.text()).toBe('');
  });

  test('tells by an ApiError why it was refused', async () => {
    const problem = buildProblem({ status: 429, code: 'too_many_requests' });
    stubFetch(() => jsonResponse(problem, 429));
    const error = await signIn('a@b.example', 'x').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, problem: asProblem(problem) });
    expect(known()).toBeUndefined();
  });
});

describe('checkSession', () => {
  test('asks quietly, and once for all who ask', async () => {
    const requests = stubFetch(() => jsonResponse(user));
    expect(await Promise.all([checkSession(), checkSession()])).toEqual([user, user]);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.has('no-toast')).toBe(true);
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(known()).toEqual(user);
  });

  test('without a session there is no user', async () => {
    stubFetch(() => new Response(null, { status: 401 }));
    await expect(checkSession()).rejects.toMatchObject({ status: 401, problem: undefined });
    expect(known()).toBeNull();
  });
});

describe('signOut', () => {
  test('forgets the user once the server has agreed', async () => {
    useSessionStore.setState({ user });
    const requests = stubFetch(() => new Response(null, { status: 204 }));
    await signOut();
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/users/logout');
    expect(known()).toBeNull();
  });

  test('keeps the user when the server could not', async () => {
    useSessionStore.setState({ user });
    stubFetch(() => jsonResponse(buildProblem({ status: 503 }), 503));
    await expect(signOut()).rejects.toMatchObject({ status: 503 });
    expect(known()).toEqual(user);
  });
});
