import { vi } from 'vitest';

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers every call of the panel; the calls stay in `requests`. */
export function stubFetch(answer: Answer) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    requests.push(input.clone());
    return answer(input);
  });
  return requests;
}

export function jsonResponse(body: unknown, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
}
