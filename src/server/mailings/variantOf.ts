import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { Language } from '../../contract/Language.ts';
import { fillPlaceholders, type Placeholder } from '../../domain/mailings/placeholders.ts';
import { type MailingTexts, type MailingVariant, variantFor } from '../../domain/mailings/variantFor.ts';
import { languageOfVolunteer } from '../accounts/identity/languageOfVolunteer.ts';
import type { Queries } from '../core/db/transaction.ts';
import { shortened } from '../core/texts/shortened.ts';
import { eventWhen, eventWhere } from '../events/calendar/eventWhen.ts';
import { columns } from '../events/places/EventPlaces.ts';
import type { Audience, Reader } from './audience.ts';

/** What a message may say of the foundation and the event. */
export interface MailingContext {
  readonly organization: string;
  /** Undefined where the message is about none, or it is gone. */
  readonly event: Awaited<ReturnType<typeof findEvent>>;
}

export async function findContext(
  { organizationId, eventId }: Audience,
  db: Queries,
): Promise<MailingContext> {
  const { name: organization } = await db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { organization, event: eventId ? await findEvent(eventId, organizationId, db) : undefined };
}

function findEvent(id: string, organizationId: string, db: Queries) {
  return db
    .selectFrom('events')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

const { subject: ofSubject, text: ofText } = contract.components.schemas.MailingPreview.properties;

/**
 * What a reader gets: the message in their language as far as it is written in it, with its placeholders filled in. What they make too
 * long is cut.
 */
export function variantOf(
  texts: MailingTexts,
  reader: Reader,
  context: MailingContext,
): MailingVariant | undefined {
  const variant = variantFor(languageOfVolunteer(reader), texts);
  if (!variant) return undefined;
  const values = valuesFor(variant.language, reader, context);
  return {
    ...variant,
    subject: shortened(fillPlaceholders(variant.subject, values), ofSubject.maxLength),
    text: shortened(fillPlaceholders(variant.text, values), ofText.maxLength),
  };
}

function valuesFor(
  language: Language,
  { firstname, lastname }: Reader,
  { organization, event }: MailingContext,
): Partial<Record<Placeholder, string>> {
  const person = { firstname, lastname, organization };
  if (!event) return person;
  return { ...person, event: event.title, when: eventWhen(event, language), where: eventWhere(event) };
}
