import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { pageOperations } from '../../contract/generated/pageOperations.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import type { ColumnDefinition } from '../../contract/ResourceDefinition.ts';
import { resourceOf } from '../../contract/resourceOf.ts';
import type { ContractRecord } from '../kit/ContractRecord.ts';
import { BreakableText } from '../kit/field/FieldValue.tsx';
import { CellLines } from '../kit/list/CellLines.tsx';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/RecordCell.tsx';
import { recordHref } from '../kit/page/recordHref.ts';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';

/** Who in the team did what, and when. */
export function ActivityList() {
  const translate = useTranslate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <ContractList
      resource={isWide ? activity : cardActivity}
      title={translate('team.activity.tab')}
      isPart
      countText="team.activity.count"
      // The list's records are activities, which TypeScript cannot know.
      hrefOf={(record) => hrefOf(record as Activity)}
      cells={cells}
      empty={
        <StateBlock
          picture={<NothingDonePicture />}
          title={translate('kit.history.empty')}
          text={translate('team.activity.empty')}
        />
      }
    />
  );
}

type Activity = components['schemas']['Activity'] & ContractRecord;

const { activity } = resources;
const columns: readonly ColumnDefinition[] = activity.columns;

/** A card's title has no room for the kind of record. */
const cardActivity = {
  ...activity,
  columns: columns.map((column) => (column.name === 'subjectType' ? { ...column, shown: true } : column)),
};

const cells: RecordCells = {
  actorName: (activity) => <Actor activity={activity as Activity} />,
  action: (activity) => <Action activity={activity as Activity} />,
  subjectName: (activity) => <Subject activity={activity as Activity} />,
};

interface ActivityProps {
  readonly activity: Activity;
}

function Actor({ activity: { actorName } }: ActivityProps) {
  const translate = useTranslate();
  return <BreakableText>{actorName ?? translate('kit.history.system')}</BreakableText>;
}

/** What was done, and to which properties. */
function Action({ activity: { action, fields, resource } }: ActivityProps) {
  const texts = useContractTexts();
  const known = resourceOf(resource).sections.flatMap((section) => section.fields);
  const changed = fields.map((name) =>
    texts.field(known.find((field) => field.name === name) ?? { label: name }),
  );
  return <CellLines below={changed.join(', ')}>{texts.choice('historyAction', action)}</CellLines>;
}

function Subject({ activity: { subjectName, subjectType } }: ActivityProps) {
  const { choice } = useContractTexts();
  return (
    <CellLines below={subjectType && choice('subjectType', subjectType)}>
      {subjectName ? <BreakableText>{subjectName}</BreakableText> : '–'}
    </CellLines>
  );
}

/** Page of the record, as long as it has one. */
function hrefOf({ resource, subjectId }: Activity): string | undefined {
  const operationId = resourceOf(resource).one?.operationId;
  const pattern = Object.keys(pageOperations).find((page) => pageOperations[page] === operationId);
  return pattern && subjectId ? recordHref(pattern, subjectId) : undefined;
}

/** A sheet with lines, and a clock. */
function NothingDonePicture() {
  return (
    <Picture>
      <rect x="52" y="26" width="76" height="96" rx="6" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M68 48h44M68 66h44M68 84h26" stroke={line} strokeWidth="3" />
      <circle cx="130" cy="98" r="24" fill={paper} stroke={accent} strokeWidth="3" />
      <path d="M130 84v14l10 7" stroke={accent} strokeWidth="3" />
    </Picture>
  );
}
