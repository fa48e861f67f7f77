import RuleIcon from '@mui/icons-material/AutoDeleteOutlined';
import RecordIcon from '@mui/icons-material/PersonOutlined';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/noticeHref.ts';
import { DaysLeft } from '../data-requests/DaysLeft.tsx';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { RecordCards } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';

type UpcomingErasure = components['schemas']['UpcomingErasure'];

const resource = resources['upcoming-erasures'];

/** What the summary tells. */
const inHead = ['subjectName', 'rule', 'status'];

/** Whom the clock erases, why and when, and what keeps them. */
export default function UpcomingErasureShow() {
  const { erasureId = '' } = useParams();
  return (
    <ContractShow<UpcomingErasure> resource={resource.name} id={erasureId} list={paths.upcomingErasures}>
      {(erasure) => (
        <ShowPage list={paths.upcomingErasures}>
          <RecordSummary
            name={erasure.subjectName}
            status={
              <>
                <ChoiceValue enumName="upcomingErasureStatus" value={erasure.status} />
                <DaysLeft daysLeft={erasure.daysLeft} />
              </>
            }
            facts={<ErasureFacts erasure={erasure} />}
            actions={<RecordActions resource={resource} list={paths.upcomingErasures} />}
          />
          <RecordCards resource={resource} told={inHead} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

/** By which rule, and whose record it is. */
function ErasureFacts({ erasure: { id, rule, subjectType } }: { readonly erasure: UpcomingErasure }) {
  const translate = useTranslate();
  return (
    <>
      <SummaryFact name={translate('fields.rule')} Icon={RuleIcon}>
        <ChoiceValue enumName="retentionRule" value={rule} />
      </SummaryFact>
      <SummaryFact name={translate('fields.knownAs')} Icon={RecordIcon}>
        <Link href={subjectHref(subjectType, id)}>
          <ChoiceValue enumName="dataSubjectType" value={subjectType} />
        </Link>
      </SummaryFact>
    </>
  );
}
