import { asProblem } from './asProblem.ts';
import { reportFailure } from './failures.ts';
import { callHeaders, takeFirstCall } from './firstCalls.ts';

/**
 * The one way to the API: every call of the panel passes here, once, and is never repeated.
 * A failure is reported and then passed on as it came.
 */
export async function transport(request: Request): Promise<Response> {
  for (const [name, value] of Object.entries(callHeaders())) request.headers.set(name, value);
  const quiet = request.headers.has('no-toast');

  const response = await (takeFirstCall(request) ?? globalThis.fetch(request)).catch((error: unknown) => {
    // A person who left the page is not told that what it asked for did not come.
    if (!request.signal.aborted) reportFailure({ status: 0, problem: undefined, quiet });
    throw error;
  });

  if (!response.ok) {
    // The copy leaves the body to the caller.
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined);
    reportFailure({ status: response.status, problem: asProblem(body), quiet });
  }
  return response;
}
