import { ApiError } from '../../data/ApiError.ts';

/** Why a link out of a mail leads nowhere. */
export type LinkVerdict = 'missing' | 'invalid' | 'used';

/**
 * What the API says of a token; `undefined` when the failure is about something else, and another try may help.
 */
export function linkVerdict(error: unknown): LinkVerdict | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { status, problem } = error;
  if (problem?.code === 'token_used') return 'used';
  const isMalformed = status === 400 && problem?.errors.some(({ code }) => code === 'token');
  return isMalformed || problem?.code === 'token_invalid' || status === 404 ? 'invalid' : undefined;
}
