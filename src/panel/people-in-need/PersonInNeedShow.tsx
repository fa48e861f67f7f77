import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import AskedIcon from '@mui/icons-material/ScheduleOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import SeenIcon from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { recordName } from '../kit/ContractRecord.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue, TimeValue } from '../kit/field/FieldValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowPage } from '../kit/show/ShowPage.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';

export default function PersonInNeedShow() {
  const { profileId = '' } = useParams();
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
          />
          <RecordedNote />
          <ProfileTabs resource={resource} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

const resource = resources['people-in-need'];

type PersonInNeed = components['schemas']['PersonInNeed'];

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
  const { phone, email, preferredLanguage, city, createdAt } = person;
  return (
    <>
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
