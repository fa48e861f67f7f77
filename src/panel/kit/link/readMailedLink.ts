import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';

export type MailedLink = components['schemas']['MailedLink'];

/** What a link out of a mail is for. Reading uses nothing up, so it is done as soon as the page opens. */
export function readMailedLink(token: string): Promise<MailedLink> {
  return answerOf(client.GET('/users/mailed-link', { params: { query: { token } } }));
}
