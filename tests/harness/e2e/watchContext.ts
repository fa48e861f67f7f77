import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright-core';

export interface ContextWatch {
  /** All faults so far in any page of the context, one line each. */
  readonly issues: readonly string[];
}

/** Chromium logs this for each response from 400 up, which is recorded from the response itself. */
const ANSWER_COMPLAINT = 'Failed to load resource: the server responded with a status of';
/** And this for each failed request. */
const NETWORK_COMPLAINT = 'Failed to load resource: net::';
/** The panel aborts requests when a page is left; that is no fault. */
const GIVEN_UP = 'net::ERR_ABORTED';

/**
 * Records faults that users do not see: console errors and warnings, uncaught errors, failed requests,
 * responses from 400 up, and requests to other hosts.
 *
 * @param origin the only allowed one
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

/** Text recorded for a response from 400 up, such as `404 GET /api/volunteers/0190…`. */
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
