import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';

export interface ContextWatch {
  /** Whatever went wrong so far in any page of the context, a line each. */
  readonly issues: readonly string[];
}

/** Chromium says this of each answer from 400 up, which is noted from the answer itself. */
const ANSWER_COMPLAINT = 'Failed to load resource: the server responded with a status of';
/** And this of each request that failed. */
const NETWORK_COMPLAINT = 'Failed to load resource: net::';
/** The panel gives up a request when its page is left; nobody waits for it. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Notes what a person at the browser would not see, and nobody wants: errors and warnings on the console, errors
 * that nobody caught, requests that fail, answers from 400 up, and requests to another host.
 *
 * @param origin the only one that may be asked
 */
export function watchContext(context: BrowserContext, origin: string): ContextWatch {
  const issues: string[] = [];
  context.on('console', (message) => {
    if (isComplaint(message)) issues.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => issues.push(`uncaught: ${error.error().stack}`));
  context.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(blob|data):/.test(request.url())) {
      issues.push(`another host: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    if (error !== GIVEN_UP) issues.push(`${error} ${nameOf(request)}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) issues.push(issueOf(response));
  });
  return { issues };
}

/** What is noted of an answer from 400 up, such as `404 GET /api/volunteers/0190…`. */
export function issueOf(response: Response): string {
  return `${response.status()} ${nameOf(response.request())}`;
}

function isComplaint(message: ConsoleMessage): boolean {
  const isKnown = [ANSWER_COMPLAINT, NETWORK_COMPLAINT].some((start) => message.text().startsWith(start));
  return ['error', 'warning', 'assert'].includes(message.type()) && !isKnown;
}

/** `GET /api/volunteers/0190…`, without the query. */
function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
