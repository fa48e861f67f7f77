import { useRefresh, useTranslate } from 'react-admin';
import { TagSelectionForm } from '../../../contract/generated/forms/TagSelection.ts';
import { answerOf, client } from '../../data/client.ts';
import { organizationId } from '../../data/sessionStore.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { toast } from '../../shell/toast.ts';
import { TagsButton } from './TagsButton.tsx';

const { maxItems: mostIds = 1 } = TagSelectionForm.schema.properties?.ids ?? {};

/** Adds tags to all selected volunteers. */
export function BulkTagButton({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const ids = volunteers.map(({ id }) => id);

  const save = async (tags: string[]) => {
    let full = 0;
    for (const tag of tags) full = Math.max(full, await tagAll(ids, tag));
    refresh();
    toast.success(translate('volunteers.tags.done', { smart_count: ids.length - full }));
    if (full > 0) toast.error(translate('volunteers.tags.full', { smart_count: full }));
  };
  return (
    <TagsButton
      operationId="tagVolunteers"
      label={translate('volunteers.tags.add')}
      title={translate('volunteers.tags.bulkTitle', { smart_count: ids.length })}
      tags={[]}
      onSave={save}
    />
  );
}

/** Tags as many volunteers in each call as the contract allows. Returns how many have no room for the tag. */
async function tagAll(ids: readonly string[], tag: string): Promise<number> {
  const params = { path: { id: organizationId() } };
  let full = 0;
  for (let start = 0; start < ids.length; start += mostIds) {
    const body = { ids: ids.slice(start, start + mostIds), tag };
    full += (await answerOf(client.POST('/organizations/{id}/volunteers/tags', { params, body }))).full;
  }
  return full;
}
