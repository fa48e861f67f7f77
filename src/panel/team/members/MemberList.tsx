import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { ContractList } from '../../kit/list/ContractList.tsx';
import { useIsSelf } from '../useIsSelf.ts';
import { NoOthers } from './NoOthers.tsx';
import { OnlyYou } from './OnlyYou.tsx';

/** The foundation's coordinators and admins. */
export function MemberList() {
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
      empty={<NoOthers />}
    >
      <OnlyYou />
    </ContractList>
  );
}
