import type { TranslateFunction } from 'react-admin';
import type { Failure } from '../data/failures.ts';

/** Messages for a failed call (specification, section 8). */
export function failureTexts(
  { status, problem, quiet }: Failure,
  translate: TranslateFunction,
): readonly string[] {
  if (quiet) return [];
  switch (status) {
    case 0: // no response
      return [translate(navigator.onLine ? 'messages.somethingWentWrong' : 'kit.failure.offline')];
    case 400:
    case 401:
    case 403:
    case 404:
      return problem?.messages ?? [];
    case 503:
      return problem?.message ? [problem.message] : [];
    default:
      return [];
  }
}
