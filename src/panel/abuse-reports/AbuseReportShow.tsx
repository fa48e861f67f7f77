import SubjectIcon from '@mui/icons-material/ArticleOutlined';
import ReporterIcon from '@mui/icons-material/PersonOutlined';
import AskedIcon from '@mui/icons-material/ScheduleOutlined';
import ResponsibleIcon from '@mui/icons-material/SupportAgentOutlined';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/noticeHref.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { TimeValue } from '../kit/field/FieldValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';

type AbuseReport = components['schemas']['AbuseReport'];

const resource = resources['abuse-reports'];

/** What the summary tells. */
const inHead = ['subjectName', 'subjectType', 'status', 'reporterName', 'responsible', 'createdAt'];

export default function AbuseReportShow() {
  const { reportId = '' } = useParams();
  const translate = useTranslate();
  return (
    <ContractShow<AbuseReport> resource={resource.name} id={reportId} list={paths.abuseReports}>
      {(report) => (
        <ShowPage list={paths.abuseReports}>
          <RecordSummary
            name={report.subjectName ?? translate('abuseReports.gone')}
            status={<ChoiceValue enumName="abuseReportStatus" value={report.status} />}
            facts={<AbuseReportFacts report={report} />}
            actions={<RecordActions resource={resource} list={paths.abuseReports} />}
          />
          <ProfileTabs resource={resource} told={inHead} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

/** What is reported, who reports it and who works on it. */
function AbuseReportFacts({ report }: { readonly report: AbuseReport }) {
  const translate = useTranslate();
  const { subjectType, subjectId, subjectName, reporterId, reporterName, responsible, createdAt } = report;
  const type = <ChoiceValue enumName="subjectType" value={subjectType} />;
  return (
    <>
      <SummaryFact name={translate('fields.reported')} Icon={SubjectIcon}>
        {subjectName ? <Link href={subjectHref(subjectType, subjectId)}>{type}</Link> : type}
      </SummaryFact>
      {reporterName && (
        <SummaryFact name={translate('fields.reportedBy')} Icon={ReporterIcon}>
          <Link href={paths.volunteer.getHref({ profileId: reporterId })}>{reporterName}</Link>
        </SummaryFact>
      )}
      {responsible && (
        <SummaryFact name={translate('fields.responsible')} Icon={ResponsibleIcon}>
          {responsible.name}
        </SummaryFact>
      )}
      <SummaryFact name={translate('fields.reportedAt')} Icon={AskedIcon}>
        <TimeValue dateTime={createdAt}>{formatInstant(createdAt)}</TimeValue>
      </SummaryFact>
    </>
  );
}
