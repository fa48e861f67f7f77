import AgeIcon from '@mui/icons-material/CakeOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RatingIcon from '@mui/icons-material/StarOutlined';
import { useTranslate } from 'react-admin';
import { LinkValue } from '../kit/field/LinkValue.tsx';
import { formatAge } from '../kit/format/formatAge.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import type { Volunteer } from './Volunteer.ts';

/** How to reach the volunteer, and the few facts that one asks first. */
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
