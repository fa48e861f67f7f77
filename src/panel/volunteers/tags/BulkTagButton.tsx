import { useRefresh, useTranslate } from 'react-admin';
import { answerOf, client } from '../../data/client.ts';
import { organizationId } from '../../data/sessionStore.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { toast } from '../../shell/toast.ts';
import { TagsButton } from './TagsButton.tsx';

/** Adds tags to all selected volunteers. */
export function BulkTagButton({ volunteers }: { readonly volunteers: readonly ContractRecord[] }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const ids = volunteers.map(({ id }) => id);

  const save = async (tags: string[]) => {
    const params = { path: { id: organizationId() } };
    let full = 0;
    for (const tag of tags) {
      const body = { ids, tag };
      full = Math.max(
        full,
        (await answerOf(client.POST('/organizations/{id}/volunteers/tags', { params, body }))).full,
      );
    }
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
