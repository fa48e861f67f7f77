import { asProblem } from './answerOf.ts';
import { apiUrl } from './apiUrl.ts';
import { reportFailure } from './failures.ts';
import { callHeaders, takePrefetched } from './prefetched.ts';
import { isToBeRepeated, renewalCount } from './renewal.ts';
import { isOthersSession } from './sharedSession.ts';

/** Calls about the session itself: whoever makes one acts on what it answers. */
const ofSession: readonly string[] = [`${apiUrl}/users/login`, `${apiUrl}/users/logout`];

/**
 * The one way to the API: every call of the panel passes here. It is repeated in one case only: when it was refused
 * because the session has ended (401), which has changed nothing, and the same person has signed in again meanwhile.
 * Any other failure is reported and then passed on as it came.
 */
export async function transport(request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(callHeaders())) request.headers.set(name, value);
  const quiet = request.headers.has('no-toast');
  const isOfSession = ofSession.includes(request.url);
  const sentAt = renewalCount();
  // A body can be read but once.
  const again = request.clone();

  const answer = !isOfSession && isOthersSession() ? refuse() : takePrefetched(request);
  const response = await (answer ?? globalThis.fetch(request)).catch((error: unknown) => {
    // A person who left the page is not told that what it asked for did not come.
    if (!request.signal.aborted) reportFailure({ status: 0, problem: undefined, quiet });
    throw error;
  });
  if (response.ok) return response;

  // The copy leaves the body to the caller.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const failure = { status: response.status, problem: asProblem(body), quiet };
  if (isOfSession) reportFailure(failure);
  else if (await isToBeRepeated({ failure, sentAt, signal: request.signal })) return transport(again);
  return response;
}

/** Somebody else has signed in in another tab: nothing of this one goes out in their name. */
async function refuse(): Promise<Response> {
  return new Response(null, { status: 401 });
}
