import { useSearchParams } from 'react-router';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Two pages at one address: the link out of the mail brings the token, and without one it is asked for. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  return token ? <NewPassword key={token} token={token} /> : <ForgotPassword />;
}
