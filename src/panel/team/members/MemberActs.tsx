import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { DeleteButton } from '../DeleteButton.tsx';
import { useIsSelf } from '../useIsSelf.ts';
import type { Member } from './Member.ts';

/** What can be done with somebody of the team without leaving the list; oneself leaves in the settings. */
export function MemberActs({ member }: { readonly member: Member }) {
  const translate = useTranslate();
  const isSelf = useIsSelf();
  const queryClient = useQueryClient();
  const { id, name } = member;
  if (isSelf(id)) return null;

  const forget = async () => {
    const { name: resource } = resources['organization-coordinators'];
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return (
    <DeleteButton
      coordinator={member}
      onDone={forget}
      size="small"
      aria-label={translate('team.delete.one', { name })}
    />
  );
}
