import MailIcon from '@mui/icons-material/MailOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { useTranslate } from 'react-admin';
import { EmailValue } from '../../kit/field/EmailValue.tsx';
import { LinkValue } from '../../kit/field/LinkValue.tsx';
import { formatPhone } from '../../kit/format/formatPhone.ts';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import type { Coordinator } from './Coordinator.ts';

/** How to reach them. */
export function CoordinatorFacts({
  coordinator: { email, phoneNumber },
}: {
  readonly coordinator: Coordinator;
}) {
  const translate = useTranslate();
  return (
    <>
      <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
        <EmailValue email={email} />
      </SummaryFact>
      <SummaryFact name={translate('fields.phoneNumber')} Icon={PhoneIcon}>
        <LinkValue href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</LinkValue>
      </SummaryFact>
    </>
  );
}
