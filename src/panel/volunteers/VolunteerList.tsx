import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/act/useMayDo.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { ListSelection } from '../kit/list/ListPresentation.ts';
import { BulkVerifyButton } from './bulk/BulkVerifyButton.tsx';
import { NoVolunteers } from './NoVolunteers.tsx';

export default function VolunteerList() {
  const translate = useTranslate();
  const mayVerify = useMayDo('verifyVolunteer');
  return (
    <ContractList
      resource={resources.volunteers}
      title={translate(paths.volunteers.title)}
      countText="volunteers.count"
      hrefOf={({ id }) => paths.volunteer.getHref({ profileId: id })}
      selection={mayVerify ? thoseWhoWait : undefined}
      empty={<NoVolunteers />}
    />
  );
}

/** There is nothing to decide on the others: a decision is final. */
const thoseWhoWait: ListSelection = {
  isSelectable: ({ accountStatus }) => accountStatus === 'pending',
  actions: (volunteers) => <BulkVerifyButton volunteers={volunteers} />,
};
