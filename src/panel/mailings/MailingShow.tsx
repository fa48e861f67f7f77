import AuthorIcon from '@mui/icons-material/EditOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import KindIcon from '@mui/icons-material/InfoOutlined';
import ReadersIcon from '@mui/icons-material/PeopleOutlined';
import TimeIcon from '@mui/icons-material/ScheduleOutlined';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { formatDate, formatInstant } from '../kit/format/formatDate.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs, TabCard } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { SentMailList } from '../sent-mails/SentMailList.tsx';
import { useAudienceText } from './audienceText.ts';
import type { Mailing } from './Mailing.ts';

/** What the summary tells. */
const inHead = ['subject', 'status', 'kind', 'author', 'createdAt', 'sentAt', 'sendDate', 'sendTime'];

export default function MailingShow() {
  const { mailingId = '' } = useParams();
  const translate = useTranslate();
  return (
    <ContractShow<Mailing>
      key={mailingId}
      resource={resources.mailings.name}
      id={mailingId}
      list={paths.mailings}
    >
      {(mailing) => (
        <ShowPage list={paths.mailings}>
          <Refreshed mailing={mailing} />
          <RecordSummary
            name={mailing.subject}
            status={<ChoiceValue enumName="mailingStatus" value={mailing.status} />}
            facts={<MailingFacts mailing={mailing} />}
            actions={<RecordActions resource={resources.mailings} list={paths.mailings} />}
          />
          <ProfileTabs
            resource={resources.mailings}
            details={translate('mailings.tabs.text')}
            told={inHead}
            between={[
              {
                name: 'readers',
                label: translate('fields.readers'),
                content: (
                  <TabCard>
                    <SentMailList of={{ mailingId: mailing.id }} />
                  </TabCard>
                ),
              },
            ]}
          />
        </ShowPage>
      )}
    </ContractShow>
  );
}

const REFRESH_MS = 4000;

/** Reads the message again while its mails are on their way. */
function Refreshed({ mailing: { status, readers, sendDate } }: { readonly mailing: Mailing }) {
  const refresh = useRefresh();
  const isMoving =
    status === 'sending' || (status === 'scheduled' && !sendDate) || (readers?.queued ?? 0) > 0;
  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(() => document.visibilityState === 'visible' && refresh(), REFRESH_MS);
    return () => window.clearInterval(timer);
  }, [isMoving, refresh]);
  return null;
}

const states = ['sent', 'queued', 'failed', 'left_out'] as const;

function MailingFacts({ mailing }: { readonly mailing: Mailing }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const who = useAudienceText(mailing);
  const { kind, author, createdAt, sentAt, status, sendDate, sendTime, readers, eventId } = mailing;
  const told = states.filter((state) => (readers?.[state] ?? 0) > 0);
  return (
    <>
      <SummaryFact name={translate('mailings.audience.title')} Icon={ReadersIcon}>
        {who}
        {told.length > 0 &&
          ` (${told.map((state) => `${translate(`fields.${state}`)}: ${readers?.[state]}`).join(', ')})`}
      </SummaryFact>
      {eventId && (
        <SummaryFact name={translate('enums.subjectType.event')} Icon={EventIcon}>
          <Link component={RouterLink} to={paths.event.getHref({ eventId })}>
            {translate('mailings.toEvent')}
          </Link>
        </SummaryFact>
      )}
      <SummaryFact name={translate('fields.mailingKind')} Icon={KindIcon}>
        {choice('mailingKind', kind)}
      </SummaryFact>
      <SummaryFact name={translate('fields.author')} Icon={AuthorIcon}>
        {author.name}
      </SummaryFact>
      <SummaryFact name={translate('sections.sending')} Icon={TimeIcon}>
        {status === 'scheduled' && sendDate
          ? `${formatDate(sendDate)}, ${sendTime}`
          : formatInstant(sentAt ?? createdAt)}
      </SummaryFact>
    </>
  );
}
