import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import type { ContractRecord } from '../../kit/ContractRecord.ts';
import { ContractList } from '../../kit/list/ContractList.tsx';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import { useIsSelf } from '../useIsSelf.ts';
import type { Member } from './Member.ts';
import { MemberActs } from './MemberActs.tsx';
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
      pictureOf={pictureOf}
      // The list of the team has its members in it; the compiler cannot know.
      actsOf={(member) => <MemberActs member={member as Member} />}
      empty={<NoOthers />}
    >
      <OnlyYou />
    </ContractList>
  );
}

function pictureOf(record: ContractRecord) {
  const { name, imageToken } = record as Member;
  return <PhotoAvatar name={name} imageToken={imageToken} size={36} />;
}
