import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { recordName } from '../kit/ContractRecord.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { AppLinks } from '../shell/AppLinks.tsx';

const whole = resources['people-in-need'];
const columns: readonly ColumnDefinition[] = whole.columns;
const initial = columns.find(({ name }) => name === 'initial');

/**
 * The list API returns only the initial of a last name; reading the rest is deliberate and logged. First name
 * and initial share a column.
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
      // Requests come from the mobile app, so the next step is to share it.
      empty={
        <StateBlock
          picture={<NoPeopleInNeedPicture />}
          title={translate('peopleInNeed.empty.title')}
          text={translate('peopleInNeed.empty.text')}
        >
          <AppLinks />
        </StateBlock>
      }
    />
  );
}

/** A phone calling for help, and an empty tray. */
function NoPeopleInNeedPicture() {
  return (
    <Picture>
      <rect x="40" y="24" width="54" height="94" rx="10" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M60 33h14" stroke={line} strokeWidth="3" />
      <path d="M67 84c-10-7-15-12-15-19a8 8 0 0 1 15-3 8 8 0 0 1 15 3c0 7-5 12-15 19z" fill={accent} />
      <path d="M54 100h26" stroke={line} strokeWidth="3" opacity="0.5" />
      <path d="M104 71h20m-8-8 8 8-8 8" stroke={accent} strokeWidth="4" />
      <path
        d="M136 74l10-24h28l10 24v28a8 8 0 0 1-8 8h-32a8 8 0 0 1-8-8z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M136 78h14l4 9h12l4-9h14" stroke={line} strokeWidth="3" />
    </Picture>
  );
}
