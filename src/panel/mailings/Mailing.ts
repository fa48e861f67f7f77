import type { components } from '../../contract/generated/types.ts';

type Schemas = components['schemas'];

export type Mailing = Schemas['Mailing'];
export type MailingInput = Schemas['MailingInput'];
export type MailingPreviewInput = Schemas['MailingPreviewInput'];
export type MailingKind = Schemas['MailingKind'];

/** Whom a message goes to, as far as the page before has chosen it. */
export type Audience = Pick<MailingInput, 'eventId' | 'filter' | 'volunteerIds'>;
