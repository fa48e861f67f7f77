import { useLocation } from 'react-router';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSent } from './RegistrationSent.tsx';
import { sentTo } from './sentState.ts';

/** The form, and once it is sent what comes next; that outlives a reload, because the history remembers it. */
export default function RegisterPage() {
  const email = sentTo(useLocation().state);
  if (!email) return <RegistrationForm />;
  return (
    <Arrival>
      <RegistrationSent email={email} />
    </Arrival>
  );
}
