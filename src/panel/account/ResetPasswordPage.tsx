import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { PasswordResetForm } from '../../contract/generated/forms/PasswordReset.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LinkRefusal, useLinkVerdict, type WaysOn } from '../kit/link/LinkRefusal.tsx';
import { MailLink, readMailedLink } from '../kit/link/MailLink.tsx';
import { SignInButton } from '../shell/StartButtons.tsx';
import { toast } from '../shell/toast.ts';
import { AccountCard } from './AccountCard.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

/** After an invalid reset link: log in, or request a new link. */
const waysOn: WaysOn = {
  used: 'account.reset.used',
  invalid: 'account.reset.invalid',
  actions: {
    used: (
      <>
        <SignInButton />
        <AskAgainButton variant="outlined" />
      </>
    ),
    invalid: <AskAgainButton />,
  },
};

/** Two pages at one address: with the mail's token the new password, without it the request form. */
export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token');
  if (!token) return <ForgotPassword />;
  return (
    <MailLink key={token} title={paths.resetPassword.title} send={readMailedLink} waysOn={waysOn}>
      {({ kind }) => kind === 'resetPassword' && <NewPassword token={token} />}
    </MailLink>
  );
}

type Body = components['schemas']['PasswordReset'];

/** Sets a new password with the token of the mailed link, then goes to the login. */
function NewPassword({ token }: { readonly token: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { verdict, judge } = useLinkVerdict();

  if (verdict) return <LinkRefusal verdict={verdict} waysOn={waysOn} />;

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
      <Link href={paths.resetPassword.getHref()} sx={{ display: 'inline-block' }}>
        {translate('account.reset.askAgain')}
      </Link>
    </Box>
  );
}

/** Link to the form that requests a new link. */
function AskAgainButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  return (
    <Button href={paths.resetPassword.getHref()} variant={variant}>
      {translate('account.reset.askAgain')}
    </Button>
  );
}
