import { buildProblem } from './buildProblem.ts';
import { jsonResponse } from './stubFetch.ts';

let last = 0;

/** A token that no test has seen: each is sent no more than once. */
export function newToken(): string {
  last += 1;
  return String(last).padStart(43, 'x');
}

export const tokenUsed = () =>
  jsonResponse(buildProblem({ status: 409, code: 'token_used', message: 'Token już wykorzystany' }), 409);

export const tokenInvalid = () =>
  jsonResponse(buildProblem({ status: 404, code: 'token_invalid', message: 'Token wygasł' }), 404);

export const serviceAway = () =>
  jsonResponse(
    buildProblem({ status: 503, code: 'service_unavailable', message: 'Usługa jest niedostępna' }),
    503,
  );

export const done = () => new Response(null, { status: 204 });

/** Says what a link is for when it is asked, and answers its use. */
export function mailedLink(kind: string, answer: (request: Request) => Response) {
  const body = { kind, email: 'anna@panel.example', organizationName: 'Pomocna Dłoń' };
  return (request: Request) => (isPreview(request) ? jsonResponse(body) : answer(request));
}

export const isPreview = ({ url }: Request) => url.includes('/users/mailed-link?');
