import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import AskedIcon from '@mui/icons-material/ScheduleOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useTranslate } from 'react-admin';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../kit/field/LinkValue.tsx';
import { TimeValue } from '../kit/field/TimeValue.tsx';
import { formatInstant } from '../kit/format/formatDate.ts';
import { formatPhone } from '../kit/format/formatPhone.ts';
import { SummaryFact } from '../kit/show/SummaryFact.tsx';
import type { PersonInNeed } from './PersonInNeed.ts';

/** How to reach the person, in which language, and since when they wait. */
export function PersonInNeedFacts({ person }: { readonly person: PersonInNeed }) {
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
