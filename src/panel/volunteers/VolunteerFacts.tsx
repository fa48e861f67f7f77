import AgeIcon from '@mui/icons-material/CakeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RatingIcon from '@mui/icons-material/StarOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { LinkValue } from '../kit/field/LinkValue.tsx';
import { formatAge } from '../kit/format/formatAge.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import type { Volunteer } from './Volunteer.ts';
import { VolunteerFact } from './VolunteerFact.tsx';

/** How to reach the volunteer, and the few facts that one asks first. */
export function VolunteerFacts({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { email, phone, city, dateOfBirth, rating } = volunteer;
  return (
    <Stack direction="row" component="ul" sx={{ m: 0, p: 0, flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
      <VolunteerFact name={translate('fields.email')} Icon={MailIcon}>
        <LinkValue href={`mailto:${email}`}>{email}</LinkValue>
      </VolunteerFact>
      <VolunteerFact name={translate('fields.phone')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
      </VolunteerFact>
      <VolunteerFact name={translate('fields.city')} Icon={PlaceIcon}>
        {city}
      </VolunteerFact>
      <VolunteerFact name={translate('volunteers.age')} Icon={AgeIcon}>
        {formatAge(dateOfBirth)}
      </VolunteerFact>
      {typeof rating === 'number' && (
        <VolunteerFact name={translate('fields.rating')} Icon={RatingIcon}>
          {translate('volunteers.rating', { rating: formatNumber(rating) })}
        </VolunteerFact>
      )}
    </Stack>
  );
}
