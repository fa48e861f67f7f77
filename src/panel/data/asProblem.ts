import type { Problem } from './ApiError.ts';

/** The body of an error, if it is the contract's: a proxy's HTML page or an empty body tells of no problem. */
export function asProblem(body: unknown): Problem | undefined {
  return isProblem(body) ? body : undefined;
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'messages' in body;
}
