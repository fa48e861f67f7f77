import { asProblem } from './ApiError.ts';
import { apiUrl } from './apiUrl.ts';
import { reportFailure } from './failures.ts';
import { callHeaders, takePrefetched } from './prefetched.ts';
import { renewalCount, shouldResend } from './renewal.ts';
import { isOtherUsersSession } from './sharedSession.ts';

/** Calls about the session itself; their callers handle the response. */
const ofSession: readonly string[] = [`${apiUrl}/users/login`, `${apiUrl}/users/logout`];

/**
 * The only way to the API: every call of the panel passes through here. It resends a call in one case: a 401
 * because the session has ended (nothing was changed), and the same user has signed in again since. Any other
 * failure is reported and passed on.
 */
export async function transport(request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(callHeaders())) request.headers.set(name, value);
  const quiet = request.headers.has('no-toast');
  const isOfSession = ofSession.includes(request.url);
  const sentAt = renewalCount();
  // A body can be read only once.
  const again = request.clone();

  const answer = !isOfSession && isOtherUsersSession() ? refuse() : takePrefetched(request);
  const send = () => globalThis.fetch(request);
  // One packet lost while the page started is no reason to give up: what was asked early is asked once more.
  const response = await (answer?.catch(send) ?? send()).catch((error: unknown) => {
    // Do not report calls that were aborted because the user left the page.
    if (!request.signal.aborted) reportFailure({ status: 0, problem: undefined, quiet });
    throw error;
  });
  if (response.ok) return response;

  // Read a clone, so that the caller can still read the body.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const failure = { status: response.status, problem: asProblem(body), quiet };
  if (isOfSession) reportFailure(failure);
  else if (await shouldResend({ failure, sentAt, signal: request.signal })) return transport(again);
  return response;
}

/** Another tab has signed in a different user: no call of this page may go out under their name. */
async function refuse(): Promise<Response> {
  return new Response(null, { status: 401 });
}
