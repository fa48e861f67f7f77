import { useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { ContractList } from '../kit/list/ContractList.tsx';
import type { RecordCells } from '../kit/list/RecordCell.tsx';
import { accent, line, Picture, paper } from '../kit/state/Picture.tsx';
import { StateBlock } from '../kit/state/StateBlock.tsx';

const resource = resources['abuse-reports'];

export default function AbuseReportList() {
  const translate = useTranslate();
  const cells: RecordCells = {
    subjectName: ({ subjectName }) => String(subjectName ?? translate('abuseReports.gone')),
  };
  return (
    <ContractList
      resource={resource}
      cells={cells}
      title={translate(paths.abuseReports.title)}
      countText="abuseReports.count"
      hrefOf={({ id }) => paths.abuseReport.getHref({ reportId: id })}
      empty={
        <StateBlock
          picture={<NoReportsPicture />}
          title={translate('abuseReports.empty.title')}
          text={translate('abuseReports.empty.text')}
        />
      }
    />
  );
}

/** A shield with a tick. */
function NoReportsPicture() {
  return (
    <Picture>
      <path
        d="M100 22l44 16v30c0 26-18 42-44 50-26-8-44-24-44-50V38z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="m80 68 14 15 27-30" stroke={accent} strokeWidth="5" />
    </Picture>
  );
}
