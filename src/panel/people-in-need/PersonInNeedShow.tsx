import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import AskedIcon from '@mui/icons-material/ScheduleOutlined';
import ResponsibleIcon from '@mui/icons-material/SupportAgentOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import SeenIcon from '@mui/icons-material/VisibilityOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { TimeValue } from '../kit/field/FieldValue.tsx';
import { LinkValue } from '../kit/field/LinkValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs, TabCard } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowBar } from '../kit/show/ShowBar.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { recordName } from '../kit/text/recordName.ts';
import { HandOverButton } from './HandOverButton.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonVisits } from './PersonVisits.tsx';
import { PersonVolunteers } from './PersonVolunteers.tsx';

export default function PersonInNeedShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    <ContractShow
      resource={resources['people-in-need'].name}
      id={profileId}
      list={paths.peopleInNeed}
      readsAreRecorded
    >
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.peopleInNeed.getHref()} label={translate(paths.peopleInNeed.title)} />
        <PersonInNeedSummary />
        <RecordedNote />
        <PersonTabs />
      </Stack>
    </ContractShow>
  );
}

function PersonInNeedSummary() {
  const person = useRecordContext<PersonInNeed>();
  if (!person) return null;
  return (
    <RecordSummary
      name={personInNeedName(person)}
      imageToken={null}
      status={
        <>
          <ChoiceValue enumName="urgency" value={person.urgency} />
          <ChoiceValue enumName="personInNeedStatus" value={person.status} />
        </>
      }
      facts={<PersonInNeedFacts person={person} />}
      actions={<PersonActions person={person} />}
    />
  );
}

/** What is known, who helps, who was there, and what the team notes. */
function PersonTabs() {
  const translate = useTranslate();
  const person = useRecordContext<PersonInNeed>();
  const onDone = useKeepRecord(resources['people-in-need'].name);
  if (!person) return null;
  const { assignments, visits, notes } = person;
  const helping = assignments.filter(({ status }) => ['proposed', 'asked', 'accepted'].includes(status));
  return (
    <ProfileTabs
      resource={resources['people-in-need']}
      between={[
        {
          name: 'volunteers',
          label: translate('peopleInNeed.volunteers.tab', { count: helping.length }),
          content: <PersonVolunteers person={person} onDone={onDone} />,
        },
        {
          name: 'visits',
          label: translate('peopleInNeed.visits.tab', { count: visits.length }),
          content: (
            <TabCard>
              <PersonVisits person={person} onDone={onDone} />
            </TabCard>
          ),
        },
        {
          name: 'notes',
          label: translate('kit.notes.tab', { count: notes.length }),
          content: (
            <TabCard>
              <PersonNotes person={person} onDone={onDone} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}

/** The acts in sight. Their answer is shown as it is, because another reading would be recorded. */
function PersonActions({ person }: { readonly person: PersonInNeed }) {
  const keep = useKeepRecord(resources['people-in-need'].name);
  return (
    <>
      <RecordActions resource={resources['people-in-need']} list={paths.peopleInNeed} onDone={keep} />
      <HandOverButton person={person} name={personInNeedName(person)} onDone={keep} />
    </>
  );
}

function personInNeedName(person: PersonInNeed): string {
  return recordName(resources['people-in-need'].label, person);
}

/** Tells the reader that their access is logged and visible. */
function RecordedNote() {
  const translate = useTranslate();
  return (
    <Typography
      variant="body2"
      sx={{
        display: 'flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 1,
        color: 'text.secondary',
        mt: -1,
      }}
    >
      <SeenIcon aria-hidden sx={{ fontSize: 18 }} />
      {translate('peopleInNeed.recorded')}
    </Typography>
  );
}

/** Contact, language, and waiting time. */
function PersonInNeedFacts({ person }: { readonly person: PersonInNeed }) {
  const translate = useTranslate();
  const { phone, email, preferredLanguage, city, createdAt, responsible } = person;
  return (
    <>
      {responsible && (
        <SummaryFact name={translate('fields.responsible')} Icon={ResponsibleIcon}>
          {responsible.name}
        </SummaryFact>
      )}
      <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
      </SummaryFact>
      {email && (
        <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
          <LinkValue href={`mailto:${email}`}>{email}</LinkValue>
        </SummaryFact>
      )}
      <SummaryFact name={translate('fields.preferredLanguage')} Icon={LanguageIcon}>
        <ChoiceValue enumName="spokenLanguage" value={preferredLanguage} />
      </SummaryFact>
      <SummaryFact name={translate('fields.city')} Icon={PlaceIcon}>
        {city}
      </SummaryFact>
      <SummaryFact name={translate('fields.askedAt')} Icon={AskedIcon}>
        <TimeValue dateTime={createdAt}>{formatInstant(createdAt)}</TimeValue>
      </SummaryFact>
    </>
  );
}
