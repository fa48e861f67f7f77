import type { BrowserContext } from 'playwright-core';
import { SCRIPTS } from './holdRequests.ts';
import { issueOf } from './watchContext.ts';

/** What a bad network and ended sessions do is no fault of the panel; all else that is said on the console is. */
export function expectBadNetwork(context: BrowserContext, expected: string[]): void {
  context.on('response', (response) => {
    const isMissing = response.status() === 404 && SCRIPTS.test(new URL(response.url()).pathname);
    if (response.status() === 401 || isMissing) expected.push(issueOf(response));
  });
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    if (error === 'net::ERR_ABORTED') return;
    expected.push(`${error} ${request.method()} ${new URL(request.url()).pathname}`);
  });
}
