import KindIcon from '@mui/icons-material/AssignmentOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import RecordIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { formatPhone } from '../../contract/formatPhone.ts';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { subjectHref } from '../../domain/notifications/noticeHref.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../kit/field/FieldValue.tsx';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { CloseRequestButton } from './CloseRequestButton.tsx';
import { DaysLeft } from './DaysLeft.tsx';

type DataRequest = components['schemas']['DataRequest'];

const resource = resources['data-requests'];

/** What the summary tells. */
const inHead = ['personName', 'kind', 'status', 'email', 'phone'];

export default function DataRequestShow() {
  const { requestId = '' } = useParams();
  const translate = useTranslate();
  const nameOf = ({ personName }: DataRequest) => personName ?? translate('dataRequests.gone');
  return (
    <ContractShow<DataRequest> resource={resource.name} id={requestId} list={paths.dataRequests}>
      {(request) => (
        <ShowPage list={paths.dataRequests}>
          <RecordSummary
            name={nameOf(request)}
            status={
              <>
                <ChoiceValue enumName="dataRequestStatus" value={request.status} />
                <DaysLeft daysLeft={request.daysLeft} />
              </>
            }
            facts={<DataRequestFacts request={request} />}
            actions={
              <>
                <CloseRequestButton action="answerDataRequest" request={request} name={nameOf(request)} />
                <RecordActions
                  resource={resource}
                  list={paths.dataRequests}
                  shown={(action) => action === 'extendDataRequest' && (request.daysLeft ?? -1) >= 0}
                />
                <CloseRequestButton action="refuseDataRequest" request={request} name={nameOf(request)} />
              </>
            }
          />
          <ProfileTabs resource={resource} told={inHead} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

/** What is asked for, where the answer goes, and whom the foundation knows the person as. */
function DataRequestFacts({ request }: { readonly request: DataRequest }) {
  const translate = useTranslate();
  const { kind, email, phone, subjectType, subjectId } = request;
  return (
    <>
      <SummaryFact name={translate('fields.dataRequestKind')} Icon={KindIcon}>
        <ChoiceValue enumName="dataRequestKind" value={kind} />
      </SummaryFact>
      {email && (
        <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
          <LinkValue href={`mailto:${email}`}>{email}</LinkValue>
        </SummaryFact>
      )}
      {phone && (
        <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
          <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
        </SummaryFact>
      )}
      {subjectType && subjectId && (
        <SummaryFact name={translate('fields.knownAs')} Icon={RecordIcon}>
          <Link href={subjectHref(subjectType, subjectId)}>
            <ChoiceValue enumName="dataSubjectType" value={subjectType} />
          </Link>
        </SummaryFact>
      )}
    </>
  );
}
