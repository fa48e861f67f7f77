import AgeIcon from '@mui/icons-material/CakeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RatingIcon from '@mui/icons-material/StarOutlined';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { RecordActions } from '../kit/action/RecordActions.tsx';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../kit/field/LinkValue.tsx';
import { formatAge } from '../kit/format/formatDate.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import { ContractShow } from '../kit/show/ContractShow.tsx';
import { ProfileTabs, TabCard } from '../kit/show/ProfileTabs.tsx';
import { RecordSummary } from '../kit/show/RecordSummary.tsx';
import { ShowBar } from '../kit/show/ShowBar.tsx';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import { type Volunteer, VolunteerFiles } from './VolunteerFiles.tsx';
import { volunteerName } from './volunteerName.ts';

export default function VolunteerShow() {
  const translate = useTranslate();
  const { profileId = '' } = useParams();
  return (
    <ContractShow resource={resources.volunteers.name} id={profileId} list={paths.volunteers}>
      <Stack sx={{ gap: { xs: 2, md: 3 } }}>
        <ShowBar list={paths.volunteers.getHref()} label={translate(paths.volunteers.title)} />
        <VolunteerSummary />
        <VolunteerTabs />
      </Stack>
    </ContractShow>
  );
}

function VolunteerSummary() {
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;

  return (
    <RecordSummary
      name={volunteerName(volunteer)}
      imageToken={volunteer.imageToken}
      status={<ChoiceValue enumName="accountStatus" value={volunteer.accountStatus} />}
      facts={<VolunteerFacts volunteer={volunteer} />}
      actions={<RecordActions resource={resources.volunteers} list={paths.volunteers} />}
    />
  );
}

function VolunteerTabs() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  if (!volunteer) return null;
  return (
    <ProfileTabs
      resource={resources.volunteers}
      between={[
        {
          name: 'files',
          label: translate('volunteers.files', { count: volunteer.files.length }),
          content: (
            <TabCard>
              <VolunteerFiles volunteer={volunteer} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}

/** Contact and the most requested facts. */
export function VolunteerFacts({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { email, phone, city, dateOfBirth, rating } = volunteer;
  return (
    <>
      <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
        <LinkValue href={`mailto:${email}`}>{email}</LinkValue>
      </SummaryFact>
      <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
      </SummaryFact>
      <SummaryFact name={translate('fields.city')} Icon={PlaceIcon}>
        {city}
      </SummaryFact>
      <SummaryFact name={translate('volunteers.age')} Icon={AgeIcon}>
        {formatAge(dateOfBirth)}
      </SummaryFact>
      {typeof rating === 'number' && (
        <SummaryFact name={translate('fields.rating')} Icon={RatingIcon}>
          {translate('volunteers.rating', { rating: formatNumber(rating) })}
        </SummaryFact>
      )}
    </>
  );
}
