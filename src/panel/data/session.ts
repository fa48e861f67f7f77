import { ApiError } from './ApiError.ts';
import { answerOf } from './answerOf.ts';
import { basicCredentials } from './basicCredentials.ts';
import { client } from './client.ts';
import { type LoggedInUser, useSessionStore } from './sessionStore.ts';

/** @throws ApiError 401 for wrong credentials, 403 for who has no panel, 429 after too many tries */
export async function signIn(email: string, password: string): Promise<LoggedInUser> {
  const authorization = basicCredentials(email, password);
  return remember(await answerOf(client.POST('/users/login', { headers: { authorization } })));
}

let checking: Promise<LoggedInUser> | undefined;

/**
 * Asks the server who is signed in; who asks meanwhile shares the answer.
 *
 * @throws ApiError 401 when nobody is, 403 when it is a volunteer
 */
export function checkSession(): Promise<LoggedInUser> {
  checking ??= askForUser().finally(() => {
    checking = undefined;
  });
  return checking;
}

export async function signOut(): Promise<void> {
  await answerOf(client.POST('/users/logout'));
  useSessionStore.getState().setUser(null);
}

async function askForUser(): Promise<LoggedInUser> {
  try {
    return remember(await answerOf(client.POST('/users/login', { headers: { 'no-toast': 'true' } })));
  } catch (error) {
    // No answer says nothing of the session, so the next visit asks again.
    if (error instanceof ApiError) useSessionStore.getState().setUser(null, refusalOf(error));
    else useSessionStore.setState({ user: null, refusal: undefined });
    throw error;
  }
}

function refusalOf({ status, problem }: ApiError): string | undefined {
  return status === 403 ? problem?.message : undefined;
}

function remember(user: LoggedInUser): LoggedInUser {
  useSessionStore.getState().setUser(user);
  return user;
}
