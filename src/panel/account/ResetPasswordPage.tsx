import { useSearchParams } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { LinkRefusal } from '../kit/link/LinkRefusal.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';
import { useResetWaysOn } from './useResetWaysOn.tsx';

/** Two pages at one address: with the mail's token the new password, without it the request form. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  const waysOn = useResetWaysOn();
  if (!token) return <ForgotPassword />;
  return (
    <MailLink key={token} title={paths.resetPassword.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind }) =>
        kind === 'resetPassword' ? (
          <NewPassword token={token} />
        ) : (
          <LinkRefusal verdict="invalid" waysOn={waysOn} />
        )
      }
    </MailLink>
  );
}
