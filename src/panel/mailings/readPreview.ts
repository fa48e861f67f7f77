import type { components } from '../../contract/generated/types.ts';
import { answerOf, client } from '../data/client.ts';
import type { MailingPreviewInput } from './Mailing.ts';

type Schemas = components['schemas'];

/** Whom a message would go to now, and the mail to one of them as far as it is written. */
export function readPreview(
  body: MailingPreviewInput,
  signal?: AbortSignal,
): Promise<Schemas['MailingPreview']> {
  return answerOf(client.POST('/mailings/preview', { body, ...(signal && { signal }) }));
}
