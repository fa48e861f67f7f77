import { ApiError } from './ApiError.ts';
import { answerOf, client } from './client.ts';
import { askForRenewal, endRenewal, useRenewalStore } from './renewal.ts';
import { type LoggedInUser, useSessionStore } from './sessionStore.ts';
import { isOtherUsersSession, sharedSession } from './sharedSession.ts';

const quietly = { 'no-toast': 'true' };

/**
 * @throws ApiError 401 for wrong credentials, 403 for a user without panel access, 429 after too many tries
 */
export async function signIn(email: string, password: string): Promise<LoggedInUser> {
  const authorization = basicCredentials(email, password);
  return remember(await answerOf(client.POST('/users/login', { headers: { authorization } })));
}

/**
 * Signs in over a page whose session has ended. If it is the same user, the page's waiting calls continue;
 * for anyone else they fail, and the caller must load another page.
 *
 * @returns whether it is the same user
 * @throws ApiError as `signIn` does; not reported anywhere else
 */
export async function signInAgain(email: string, password: string): Promise<boolean> {
  const { owner } = useRenewalStore.getState();
  const headers = { authorization: basicCredentials(email, password), ...quietly };
  const user = remember(await answerOf(client.POST('/users/login', { headers })));
  const isSame = user.id === owner?.id;
  if (isSame) endRenewal(true);
  return isSame;
}

let checking: Promise<LoggedInUser> | undefined;

/**
 * Asks the server who is signed in; concurrent callers share the response.
 *
 * @throws ApiError 401 when nobody is, 403 for a volunteer
 */
export function checkSession(): Promise<LoggedInUser> {
  checking ??= askForUser().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** Checks whether the session of an open page is still valid, before one of its calls fails. */
export async function watchSession(): Promise<void> {
  const { user } = useSessionStore.getState();
  if (!user || useRenewalStore.getState().owner) return;
  const { data, response } = await client.POST('/users/login', { headers: quietly });
  if (data && data.id !== user.id) sharedSession.start(data.id);
  if (response.status === 401 || isOtherUsersSession()) askForRenewal();
}

export async function signOut(): Promise<void> {
  await answerOf(client.POST('/users/logout'));
  forgetUser();
}

/** The user signed out themselves. */
export function forgetUser(): void {
  sharedSession.clear();
  useSessionStore.getState().setUser(null);
}

async function askForUser(): Promise<LoggedInUser> {
  try {
    return remember(await answerOf(client.POST('/users/login', { headers: quietly })));
  } catch (error) {
    const { userId } = sharedSession.read() ?? {};
    if (userId && error instanceof ApiError && error.status === 401) sharedSession.end(userId);
    // No response says nothing about the session, so the next visit asks again.
    if (error instanceof ApiError) useSessionStore.getState().setUser(null, refusalOf(error));
    else useSessionStore.setState({ user: null, refusal: undefined });
    throw error;
  }
}

function refusalOf({ status, problem }: ApiError): string | undefined {
  return status === 403 ? problem?.message : undefined;
}

function remember(user: LoggedInUser): LoggedInUser {
  sharedSession.start(user.id);
  useSessionStore.getState().setUser(user);
  return user;
}

/** The Basic authorization header. `btoa` takes bytes only, so the text becomes UTF-8 first (RFC 7617). */
export function basicCredentials(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
