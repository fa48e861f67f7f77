import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import { NoPeopleInNeed } from './NoPeopleInNeed.tsx';

/** A list knows the first letter of a last name only; the rest is read on purpose, which is recorded. */
const resource = { ...resources['people-in-need'], label: ['firstname', 'initial'] };

export default function PersonInNeedList() {
  const translate = useTranslate();
  return (
    <ContractList
      resource={resource}
      title={translate(paths.peopleInNeed.title)}
      countText="peopleInNeed.count"
      hrefOf={({ id }) => paths.personInNeed.getHref({ profileId: id })}
      empty={<NoPeopleInNeed />}
    />
  );
}
