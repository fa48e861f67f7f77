import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';

export type MailedLink = components['schemas']['MailedLink'];

/** The purpose of a mailed link. Reading does not use up the token, so it is done when the page opens. */
export function readMailedLink(token: string): Promise<MailedLink> {
  return answerOf(client.GET('/users/mailed-link', { params: { query: { token } } }));
}
