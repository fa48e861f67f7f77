import DataIcon from '@mui/icons-material/FolderZipOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import AskedIcon from '@mui/icons-material/ScheduleOutlined';
import ResponsibleIcon from '@mui/icons-material/SupportAgentOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import SeenIcon from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { formatPhone } from '../../contract/formatPhone.ts';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { client } from '../data/client.ts';
import { dataSubjectOf } from '../data-requests/DataSubject.ts';
import { EnterLink } from '../data-requests/EnterLink.tsx';
import { BusyButton } from '../kit/action/BusyButton.tsx';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { recordName } from '../kit/ContractRecord.ts';
import { type BlobCall, useDownload } from '../kit/download/useDownload.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue, TimeValue } from '../kit/field/FieldValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { DuplicatesNote } from '../kit/show/DuplicatesNote.tsx';
import { ProfileTabs, TabCard } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { useKeepRecord } from '../kit/show/useKeepRecord.ts';
import { useContractTexts } from '../kit/text/useContractTexts.ts';
import { ErasureNote } from '../retention/ErasureNote.tsx';
import { HandOverButton } from './HandOverButton.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonVisits } from './PersonVisits.tsx';
import { PersonVolunteers } from './PersonVolunteers.tsx';

export default function PersonInNeedShow() {
  const { profileId = '' } = useParams();
  const { choice } = useContractTexts();
  return (
    <ContractShow<PersonInNeed>
      resource={resource.name}
      id={profileId}
      list={paths.peopleInNeed}
      readsAreRecorded
    >
      {(person) => (
        <ShowPage list={paths.peopleInNeed}>
          <RecordSummary
            name={recordName(resource.label, person)}
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
          <DuplicatesNote
            duplicates={person.duplicates}
            hrefOf={(id) => paths.personInNeed.getHref({ profileId: id })}
            nameOf={({ firstname, initial }) => `${firstname} ${initial}.`}
            stateOf={({ status }) => choice('personInNeedStatus', status)}
          />
          <ErasureNote id={person.id} erasesOn={person.erasesOn} />
          <RecordedNote />
          <PersonTabs person={person} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

const resource = resources['people-in-need'];

/** It comes last. */
const isDeletion = (action: string) => action === resource.delete.operationId;

/** What the summary tells. */
const inHead = [
  ...['firstname', 'lastname', 'urgency', 'status'],
  ...['responsible', 'phone', 'email', 'preferredLanguage', 'city', 'createdAt'],
];

/** What is known, who helps, who was there, and what the team notes. */
function PersonTabs({ person }: { readonly person: PersonInNeed }) {
  const translate = useTranslate();
  const onDone = useKeepRecord(resource.name);
  const { assignments, visits, notes } = person;
  const helping = assignments.filter(({ status }) => ['proposed', 'asked', 'accepted'].includes(status));
  return (
    <ProfileTabs
      resource={resource}
      told={inHead}
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
  const keep = useKeepRecord(resource.name);
  return (
    <>
      <RecordActions
        resource={resource}
        list={paths.peopleInNeed}
        shown={(action) => !isDeletion(action)}
        onDone={keep}
      />
      <HandOverButton person={person} name={recordName(resource.label, person)} onDone={keep} />
      <EnterLink subject={dataSubjectOf('personInNeed', person)} />
      <DataButton person={person} />
      <RecordActions resource={resource} list={paths.peopleInNeed} shown={isDeletion} />
    </>
  );
}

/** Everything that is kept of the person, to be given to them. */
function DataButton({ person }: { readonly person: PersonInNeed }) {
  const translate = useTranslate();
  const { busy, start } = useDownload();
  if (!useMayDo('downloadPersonInNeedData')) return null;
  const params = { path: { id: person.id } };
  const download = () =>
    client.GET('/people-in-need/{id}/data/archive', { params, parseAs: 'blob' }) as BlobCall;
  return (
    <BusyButton
      busy={busy}
      color="inherit"
      startIcon={<DataIcon />}
      onClick={() => void start(download(), `${recordName(resource.label, person)}.zip`)}
    >
      {translate('peopleInNeed.data.label')}
    </BusyButton>
  );
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
