import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/ListPresentation.ts';
import { recordName } from '../kit/text/recordName.ts';
import { NoPeopleInNeed } from './NoPeopleInNeed.tsx';

const whole = resources['people-in-need'];
const columns: readonly ColumnDefinition[] = whole.columns;
const initial = columns.find(({ name }) => name === 'initial');

/**
 * A list knows the first letter of a last name only; the rest is read on purpose, which is recorded. The letter stands
 * in one column with the first name.
 */
const resource = {
  ...whole,
  label: ['firstname', 'initial'],
  columns: columns
    .filter((column) => column !== initial)
    .map((column) =>
      column.name === 'firstname' ? { ...column, label: initial?.label ?? column.label } : column,
    ),
};
const cells: RecordCells = { firstname: (person) => recordName(resource.label, person) };

export default function PersonInNeedList() {
  const translate = useTranslate();
  return (
    <ContractList
      resource={resource}
      cells={cells}
      title={translate(paths.peopleInNeed.title)}
      countText="peopleInNeed.count"
      hrefOf={({ id }) => paths.personInNeed.getHref({ profileId: id })}
      empty={<NoPeopleInNeed />}
    />
  );
}
