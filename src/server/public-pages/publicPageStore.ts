import type { Body } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { isUniqueViolation } from '../core/db/isUniqueViolation.ts';
import { acrossTenants } from '../core/db/scope.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { invalidField } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { keyOf, lockOrganization, organizations } from '../organization/organizationStore.ts';
import { suggestSlug } from './suggestSlug.ts';

/** The settings without the address. */
export type PublicPage = Omit<components['schemas']['PublicPage'], 'url'>;

const columns = ['isOn', 'slug', 'informationClause', 'embedHosts', 'version'] as const;

/** Settings that nobody has chosen yet; the address is suggested. */
const unset: Omit<PublicPage, 'slug'> = { isOn: false, informationClause: null, embedHosts: [], version: 1 };

/** The settings of a foundation's page; off, with a free address, until they are chosen. */
export async function readPublicPage(organizationId: string, db: Queries): Promise<PublicPage> {
  return (await findStored(organizationId, db)) ?? unchosen(organizationId, db);
}

function findStored(organizationId: string, db: Queries): Promise<PublicPage | undefined> {
  return db
    .selectFrom('public_pages')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

async function unchosen(organizationId: string, db: Queries): Promise<PublicPage> {
  const { name } = await organizations.find(organizationId, keyOf(organizationId), db);
  const slug = await freeSlug(suggestSlug(name, `f-${organizationId.slice(-12)}`), db);
  return { ...unset, slug };
}

/** How many foundations of one name get a suggestion of it. */
const MOST_NAMESAKES = 20;

async function freeSlug(wanted: string, db: Queries): Promise<string> {
  const others = Array.from({ length: MOST_NAMESAKES }, (_, index) => `${wanted}-${index + 2}`);
  const rows = await acrossTenants(() =>
    db
      .selectFrom('public_pages')
      .select('slug')
      .where('slug', 'in', [wanted, ...others])
      .execute(),
  );
  const taken = new Set(rows.map(({ slug }) => slug));
  return [wanted, ...others].find((slug) => !taken.has(slug)) ?? wanted;
}

/** Names of the settings in the foundation's history, where they are not alone. */
const historyNames: Readonly<Record<string, string>> = { isOn: 'publicPageIsOn' };

/**
 * Stores the settings and records the changes in the foundation's history.
 * @throws ApiError record_changed, or invalid_input when another foundation has the address
 */
export async function changePublicPage(
  id: string,
  { version, ...input }: Body<'updatePublicPage'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const after = {
    ...input,
    informationClause: input.informationClause ?? null,
    embedHosts: [...(input.embedHosts ?? [])],
  };
  try {
    await inTransaction(db, async (trx) => {
      // Serialises changes also of what is not stored yet.
      const { name } = await lockOrganization(id, trx);
      const stored = await findStored(id, trx);
      const before = stored ?? { ...unset, slug: null };
      requireVersion(version, before);
      const changes = changesBetween(before, after, Object.keys(after));
      if (changes.length === 0) return;
      const row = { ...after, version: before.version + 1 };
      if (stored) await trx.updateTable('public_pages').set(row).where('organizationId', '=', id).execute();
      else
        await trx
          .insertInto('public_pages')
          .values({ ...row, organizationId: id })
          .execute();
      const named = changes.map((change) => ({
        ...change,
        field: historyNames[change.field] ?? change.field,
      }));
      await addHistory('organizations', keyOf(id), user, 'edited', named, trx);
      const subject = { type: 'organization', id, name } as const;
      await notifyTeam({ kind: 'organizationEdited', organizationId: id, actor: user, subject }, trx);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw invalidField('slug', 'slugTaken');
    throw error;
  }
}
