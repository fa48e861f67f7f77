import EnterIcon from '@mui/icons-material/AssignmentIndOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { formatDate } from '../kit/format/formatDate.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';
import { DaysLeft } from './DaysLeft.tsx';

type DataRequest = components['schemas']['DataRequestListItem'];

const resource = resources['data-requests'];

/** The desk: what people have asked about their data, what is due first on top. */
export default function DataRequestList() {
  const translate = useTranslate();
  const cells: RecordCells = {
    personName: ({ personName }) => String(personName ?? translate('dataRequests.gone')),
    dueOn: (record) => <Due request={record as unknown as DataRequest} />,
  };
  return (
    <ContractList
      resource={resource}
      cells={cells}
      title={translate(paths.dataRequests.title)}
      countText="dataRequests.count"
      hrefOf={({ id }) => paths.dataRequest.getHref({ requestId: id })}
      actions={<EnterRequest />}
      empty={
        <StateBlock
          picture={<NoRequestsPicture />}
          title={translate('dataRequests.empty.title')}
          text={translate('dataRequests.empty.text')}
        >
          <EnterRequest />
        </StateBlock>
      }
    />
  );
}

function Due({ request: { dueOn, daysLeft } }: { readonly request: DataRequest }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
    >
      {formatDate(dueOn)} <DaysLeft daysLeft={daysLeft} />
    </Box>
  );
}

function EnterRequest() {
  const translate = useTranslate();
  if (!useMayDo('addDataRequest')) return null;
  return (
    <Button href={paths.addDataRequest.getHref()} variant="contained" startIcon={<EnterIcon />}>
      {translate('dataRequests.add')}
    </Button>
  );
}

/** A calendar sheet with a keyhole. */
function NoRequestsPicture() {
  return (
    <Picture>
      <rect x="58" y="30" width="84" height="86" rx="10" fill={paper} stroke={line} strokeWidth="3" />
      <path d="M58 52h84" stroke={line} strokeWidth="3" />
      <path d="M78 22v16M122 22v16" stroke={line} strokeWidth="4" />
      <circle cx="100" cy="78" r="9" stroke={accent} strokeWidth="4" />
      <path d="M100 87v16" stroke={accent} strokeWidth="4" />
    </Picture>
  );
}
