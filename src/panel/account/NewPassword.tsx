import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { PasswordResetForm } from '../../contract/generated/forms/PasswordReset.ts';
import type { components } from '../../contract/generated/types.ts';
import { paths } from '../../contract/paths.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ContractForm } from '../kit/form/ContractForm.tsx';
import { LinkRefusal } from '../kit/link/LinkRefusal.tsx';
import { useLinkVerdict } from '../kit/link/useLinkVerdict.ts';
import { toast } from '../shell/toast.ts';
import { AccountCard } from './AccountCard.tsx';
import { AskAgainLink } from './AskAgainLink.tsx';
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
