import type { Page, Route } from 'playwright-core';
import { type ErrorCode, statusOfError } from '../../../../src/contract/statusOfError.ts';
import type { Translate } from '../../../../src/server/core/texts/translator.ts';

/** An error code of the contract, no response at all, or a custom response. */
type Answer =
  | ErrorCode
  | 'never'
  | 'offline'
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | ((route: Route) => Promise<void>);

/** By method and path, such as `GET /api/volunteers/0190…`. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * Fakes responses to a page's calls.
 * @returns restores the API
 */
export async function answerWith(
  page: Page,
  answers: Answers,
  text: Translate,
): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  const answering = new Set<Promise<void>>();
  const releases = Object.entries(answers).map(async ([call, answer]) => {
    const [method, path] = call.split(' ');
    const isMeant = ({ pathname }: URL) => pathname === path;
    const reply = async (route: Route) => {
      if (route.request().method() !== method) return route.fallback();
      if (answer === 'never') waiting.push(route);
      else if (answer === 'offline') await route.abort('internetdisconnected');
      else if (typeof answer === 'function') await answer(route);
      else await route.fulfill(typeof answer === 'string' ? problemOf(answer, text) : replyOf(answer));
    };
    await page.route(isMeant, (route) => {
      const replying = reply(route);
      answering.add(replying);
      return replying.finally(() => answering.delete(replying));
    });
    return () => page.unroute(isMeant);
  });
  const unroutes = await Promise.all(releases);
  return async () => {
    // Settle these first: a request still pending when its route is removed would be sent.
    await Promise.all(answering);
    await Promise.all(waiting.map((route) => route.abort('aborted')));
    await Promise.all(unroutes.map((unroute) => unroute()));
  };
}

/** Faults that `watchContext` reports for them. */
export function issuesOf(answers: Answers): string[] {
  return Object.entries(answers).flatMap(([call, answer]) => {
    if (answer === 'offline') return [`net::ERR_INTERNET_DISCONNECTED ${call}`];
    if (answer === 'never' || typeof answer === 'function') return [];
    const status = typeof answer === 'string' ? statusOfError[answer] : answer.status;
    return status >= 400 ? [`${status} ${call}`] : [];
  });
}

function problemOf(code: ErrorCode, text: Translate) {
  const message = text(`errors.${code}`);
  const status = statusOfError[code];
  const type = `/api/docs#problem-${code}`;
  return replyOf({
    status,
    body: { type, title: message, status, code, message, messages: [message], errors: [] },
  });
}

function replyOf({ status, body, headers }: Exclude<Answer, string | ((route: Route) => Promise<void>)>) {
  const contentType = status < 400 ? 'application/json' : 'application/problem+json';
  return { status, headers, ...(body !== undefined && { contentType, body: JSON.stringify(body) }) };
}
