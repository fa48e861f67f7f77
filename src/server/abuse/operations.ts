import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { reportAbuse } from './reportAbuse.ts';

/** Reports of abuse, by volunteers. */
export function abuseOperations({ db }: Services): Handlers<'reportAbuse'> {
  return { reportAbuse: ({ body, user }) => reportAbuse(body, user, db) };
}
