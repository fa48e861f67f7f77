import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { ActionButton } from '../kit/action/ActionButton.tsx';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import { PageHeader } from '../kit/page/PageHeader.tsx';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { ActivityList } from './ActivityList.tsx';
import { InviteButton } from './InviteButton.tsx';
import { InvitationList } from './invitations/InvitationList.tsx';
import { invitationsTab } from './invitationsTab.ts';
import { useIsSelf, useMayManage } from './useMayManage.ts';

export default function TeamPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <PageHeader title={translate(paths.ourTeam.title)} actions={<InviteButton variant="contained" />} />
      <RecordTabs
        label={translate('team.tabs')}
        tabs={[
          { name: 'members', label: translate('team.members.tab'), content: <MemberList /> },
          { name: invitationsTab, label: translate('team.invitations.tab'), content: <InvitationList /> },
          { name: 'activity', label: translate('team.activity.tab'), content: <ActivityList /> },
        ]}
      />
    </Stack>
  );
}

/** A team member as the list returns it. */
type Member = components['schemas']['CoordinatorListItem'] & ContractRecord;

/** The foundation's coordinators and admins. */
function MemberList() {
  const translate = useTranslate();
  const isSelf = useIsSelf();
  return (
    <ContractList
      resource={resources['organization-coordinators']}
      title={translate('team.members.tab')}
      isPart
      countText="team.members.count"
      hrefOf={({ id }) => paths.coordinator.getHref({ profileId: id })}
      markOf={({ id }) => (isSelf(id) ? translate('team.you') : undefined)}
      // The list's records are members, which TypeScript cannot know.
      actionsOf={(member) => <MemberActions member={member as Member} />}
      empty={<NoOthers />}
    >
      <OnlyYou />
    </ContractList>
  );
}

/** A team is never empty; shown if the user is its only member. */
function OnlyYou() {
  const { data, total, filterValues } = useListContext();
  const isSelf = useIsSelf();
  const isSearched = Object.keys(filterValues).length > 0;
  const isAlone = total === 1 && !isSearched && data?.every(({ id }) => isSelf(String(id)));
  return isAlone && <NoOthers />;
}

function NoOthers() {
  const translate = useTranslate();
  return (
    <StateBlock
      picture={<NoOthersPicture />}
      title={translate('team.empty.title')}
      text={translate('team.empty.text')}
    >
      <InviteButton variant="outlined" />
    </StateBlock>
  );
}

/** One person at a table with empty chairs. */
function NoOthersPicture() {
  return (
    <Picture>
      <g stroke={line} strokeWidth="3" strokeDasharray="5 6" fill={paper}>
        <circle cx="44" cy="62" r="12" />
        <path d="M24 98c0-14 8-20 20-20s20 6 20 20" />
        <circle cx="156" cy="62" r="12" />
        <path d="M136 98c0-14 8-20 20-20s20 6 20 20" />
      </g>
      <g stroke={accent} strokeWidth="3" fill={paper}>
        <circle cx="100" cy="48" r="15" />
        <path d="M74 98c0-19 10-29 26-29s26 10 26 29z" />
      </g>
      <rect x="22" y="98" width="156" height="10" rx="5" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M48 108v16M152 108v16" stroke={line} strokeWidth="3" />
    </Picture>
  );
}

/** Actions on a member without leaving the list; users leave in the settings instead. */
function MemberActions({ member }: { readonly member: Member }) {
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
    <ActionButton
      action="deleteCoordinator"
      record={member}
      name={name}
      onDone={forget}
      button={{ size: 'small', 'aria-label': translate('team.delete.one', { name }) }}
    />
  );
}
