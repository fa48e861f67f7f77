import PeriodsIcon from '@mui/icons-material/EventRepeatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { DaysLeft } from '../data-requests/DaysLeft.tsx';
import { formatDate } from '../kit/format/formatDate.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';

type UpcomingErasure = components['schemas']['UpcomingErasureListItem'];

const resource = resources['upcoming-erasures'];

const cells: RecordCells = {
  erasesOn: (record) => <Day erasure={record as unknown as UpcomingErasure} />,
};

/** Whom the clock erases, who is erased first on top. */
export default function UpcomingErasureList() {
  const translate = useTranslate();
  return (
    <ContractList
      resource={resource}
      cells={cells}
      title={translate(paths.upcomingErasures.title)}
      countText="retention.count"
      hrefOf={({ id }) => paths.upcomingErasure.getHref({ erasureId: id })}
      actions={<PeriodsLink />}
      empty={
        <StateBlock
          picture={<NobodyPicture />}
          title={translate('retention.empty.title')}
          text={translate('retention.empty.text')}
        >
          <PeriodsLink />
        </StateBlock>
      }
    />
  );
}

function Day({ erasure: { erasesOn, daysLeft } }: { readonly erasure: UpcomingErasure }) {
  if (!erasesOn) return '–';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
    >
      {formatDate(erasesOn)} <DaysLeft daysLeft={daysLeft} />
    </Box>
  );
}

function PeriodsLink() {
  const translate = useTranslate();
  return (
    <Button
      href={paths.settings.getHref({ query: { tab: 'retention' } })}
      variant="outlined"
      startIcon={<PeriodsIcon />}
    >
      {translate('retention.periods')}
    </Button>
  );
}

/** An hourglass. */
function NobodyPicture() {
  return (
    <Picture>
      <path d="M70 26h60M70 118h60" stroke={line} strokeWidth="5" />
      <path
        d="M76 26v14c0 18 20 22 20 32s-20 14-20 32v14h48v-14c0-18-20-22-20-32s20-14 20-32V26z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M84 110c2-10 12-12 16-18 4 6 14 8 16 18z" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
