import type { Body } from '../../contract/calls.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../contract/generated/types.ts';
import { asJson } from '../core/db/asJson.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import { foldText } from '../core/db/searchText.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';

const { maxItems: MOST } = contract.components.schemas.Volunteer.properties.tags;

/** Replaces a volunteer's tags and records the change. @throws ApiError not_found, or invalid_input when others have added too many */
export function setTags(
  id: string,
  { tags: given, before }: Body<'tagVolunteer'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const [volunteer] = await lockTags([id], user.organizationId, trx);
    if (!volunteer) throw new ApiError('not_found');
    const tags = before ? changed(volunteer.tags, before, given) : withoutRepeats(given);
    if (tags.length > MOST) throw invalidField('tags', 'maxEntries', { limit: MOST, smart_count: MOST });
    await writeTags(volunteer, tags, user, trx);
  });
}

/** Adds a tag to a selection; volunteers who are not the foundation's are left out. */
export function tagSelection(
  { ids, tag }: Body<'tagVolunteers'>,
  user: SignedInUser,
  db: Queries,
): Promise<components['schemas']['Tagged']> {
  return inTransaction(db, async (trx) => {
    const volunteers = await lockTags(ids, user.organizationId, trx);
    const full = volunteers.filter(({ tags }) => withoutRepeats([...tags, tag]).length > MOST);
    for (const volunteer of volunteers) {
      if (!full.includes(volunteer))
        await writeTags(volunteer, withoutRepeats([...volunteer.tags, tag]), user, trx);
    }
    return { tagged: volunteers.length - full.length, full: full.length };
  });
}

interface Tagged extends RecordKey {
  readonly tags: readonly string[];
}

/** In one order, so that two selections never wait for each other. */
function lockTags(ids: readonly string[], organizationId: string, trx: Trx): Promise<Tagged[]> {
  return trx
    .selectFrom('volunteers')
    .select(['id', 'organizationId', 'tags'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function writeTags(
  { tags: before, ...key }: Tagged,
  tags: readonly string[],
  user: SignedInUser,
  trx: Trx,
): Promise<void> {
  const changes = changesBetween({ tags: before }, { tags }, ['tags']);
  if (changes.length === 0) return;
  await setColumns('volunteers', key, { tags: asJson([...tags]) }, trx);
  await addHistory('volunteers', key, user, 'edited', changes, trx);
}

/** Tags without blanks around, each once, whatever its case and diacritics. */
function withoutRepeats(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.trim().replace(/\s+/g, ' ');
    const key = foldText(text);
    if (!known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}

/** Tags that others may have changed since `before`, with what was added to it and taken away. */
function changed(now: readonly string[], before: readonly string[], given: readonly string[]): string[] {
  const [wasThere, isWanted] = [before, given].map((tags) => {
    const keys = new Set(withoutRepeats(tags).map(foldText));
    return (tag: string) => keys.has(foldText(tag));
  }) as [(tag: string) => boolean, (tag: string) => boolean];
  const added = withoutRepeats(given).filter((tag) => !wasThere(tag));
  return withoutRepeats([...now.filter((tag) => isWanted(tag) || !wasThere(tag)), ...added]);
}
