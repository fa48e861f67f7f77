import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { PasswordResetForm } from '../../contract/generated/forms/PasswordReset.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LinkRefusal, useLinkVerdict } from '../kit/link/LinkRefusal.tsx';
import { toast } from '../shell/toast.ts';
import { AccountCard } from './AccountCard.tsx';
import { useResetWaysOn } from './useResetWaysOn.tsx';

type Body = components['schemas']['PasswordReset'];

/** Sets a new password by the token of the mailed link, then leads to the sign-in. */
export function NewPassword({ token }: { readonly token: string }) {
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
    // Every session of the account has ended, so whoever this page took for signed in may not be so any more.
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

/** For who has come by a link that was cut short or is too old. A line of its own for the link, rather than torn in two. */
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
