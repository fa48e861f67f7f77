import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ActButton } from '../../kit/act/ActButton.tsx';
import { useIsSelf } from '../useIsSelf.ts';
import { useMayManage } from '../useMayManage.ts';
import type { Member } from './Member.ts';

/** What can be done with somebody of the team without leaving the list; oneself leaves in the settings. */
export function MemberActs({ member }: { readonly member: Member }) {
  const translate = useTranslate();
  const isSelf = useIsSelf();
  const queryClient = useQueryClient();
  const { id, name, role } = member;
  const mayDelete = useMayManage('deleteCoordinator', role);
  if (isSelf(id) || !mayDelete) return null;

  const forget = async () => {
    const { name: resource } = resources['organization-coordinators'];
    queryClient.removeQueries({ queryKey: [resource, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return (
    <ActButton
      act="deleteCoordinator"
      record={member}
      name={name}
      onDone={forget}
      button={{ size: 'small', 'aria-label': translate('team.delete.one', { name }) }}
    />
  );
}
