import type { Handlers } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import { sentMails } from './sentMailStore.ts';

/** What was mailed to volunteers, for their foundation's team. */
export function sentMailOperations({ db }: Pick<Services, 'db'>) {
  return { listSentMails: pageHandler(sentMails, db) } satisfies Partial<Handlers>;
}
