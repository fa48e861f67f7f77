import type { TranslateFunction } from 'react-admin';
import type { Failure } from '../data/failures.ts';

/** What a person is told of a failed call (specification, section 8). */
export function failureTexts(
  { status, problem, quiet }: Failure,
  translate: TranslateFunction,
): readonly string[] {
  if (quiet) return [];
  switch (status) {
    case 0: // no answer at all
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
