import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { PasswordResetForm } from '../../contract/generated/forms/PasswordReset.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LinkRefusal, useLinkVerdict } from '../kit/link/LinkRefusal.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { toast } from '../shell/toast.ts';
import { AccountCard } from './AccountCard.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
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

type Body = components['schemas']['PasswordReset'];

/** Sets a new password with the token of the mailed link, then goes to the login. */
function NewPassword({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { verdict, judge } = useLinkVerdict();
  const waysOn = useResetWaysOn();

  if (verdict) {
    return (
      <Arrival>
        <LinkRefusal verdict={verdict} waysOn={waysOn} />
      </Arrival>
    );
  }

  const leave = () => {
    // The server has ended every session of the account, perhaps this browser's too.
    useSessionStore.getState().setUser(null);
    toast.success(translate('messages.passwordUpdated'));
    void navigate(paths.login.getHref(), { replace: true });
  };

  return (
    <AccountCard
      title={translate('account.reset.title')}
      intro={translate('account.reset.intro')}
      links={<AskAgainLink />}
    >
      <ContractForm
        form={PasswordResetForm}
        initial={{ token }}
        submitLabel={translate('account.reset.submit')}
        focusFirst
        onSubmit={(body: Body) => judge(answerOf(client.POST('/users/reset-password', { body })))}
        onSaved={leave}
      />
    </AccountCard>
  );
}

/** For truncated or expired links. The link starts on its own line instead of wrapping. */
function AskAgainLink() {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 3, textAlign: 'center' }}>
      {translate('account.reset.linkBroken')}{' '}
      <Link component={RouterLink} to={paths.resetPassword.getHref()} sx={{ display: 'inline-block' }}>
        {translate('account.reset.askAgain')}
      </Link>
    </Box>
  );
}
