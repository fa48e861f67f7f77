import { defaultLanguage, type Language, languages } from '../../contract/Language.ts';
import type { RecordKey } from '../db/RecordKey.ts';
import type { Queries } from '../db/transaction.ts';

/** A participant as a reader of mails. */
export interface Reader {
  readonly to: string;
  readonly language: Language;
  /** Name of the foundation. */
  readonly organization: string;
}

/**
 * All who have a place at an event or wait for one, or those of them who are named. On the first day of a long event it
 * may be noted already who came: that is no reason not to tell them of the second.
 */
export async function listReaders(
  { id, organizationId }: RecordKey,
  only: readonly { readonly id: string }[] | undefined,
  db: Queries,
): Promise<Reader[]> {
  let query = db
    .selectFrom('participants')
    .innerJoin('volunteers', (on) =>
      on
        .onRef('volunteers.organizationId', '=', 'participants.organizationId')
        .onRef('volunteers.id', '=', 'participants.volunteerId'),
    )
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', (on) =>
      on
        .onRef('accounts.organizationId', '=', 'volunteers.organizationId')
        .onRef('accounts.id', '=', 'volunteers.accountId'),
    )
    .select(['volunteers.email', 'accounts.language', 'volunteers.languages', 'organizations.name'])
    .where('participants.organizationId', '=', organizationId)
    .where('participants.eventId', '=', id)
    .where('participants.status', '<>', 'resigned');
  if (only)
    query = query.where(
      'participants.id',
      'in',
      only.map(({ id }) => id),
    );
  const rows = await query.execute();
  return rows.map(({ email, language, languages: spoken, name }) => ({
    to: email,
    language: language ?? firstOfOurs(spoken),
    organization: name,
  }));
}

/** Who has no account never chose a language: the first that they speak. */
function firstOfOurs(spoken: readonly string[]): Language {
  const ours: readonly string[] = languages;
  return (
    languages.find((language) => language === spoken.find((name) => ours.includes(name))) ?? defaultLanguage
  );
}
