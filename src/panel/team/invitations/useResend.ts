import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { useUntoldFailure } from '../../kit/act/useUntoldFailure.ts';
import { toast } from '../../shell/toast.ts';

const operationId = 'resendInvitation';

/** Sends an invitation again, once at a time. A refusal is told too, and then the list shows how it is now. */
export function useResend(id: string) {
  const translate = useTranslate();
  const untoldFailure = useUntoldFailure();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    try {
      await answerOf(
        client.POST('/organization-coordinators/invitations/{id}/resend', { params: { path: { id } } }),
      );
      toast.success(translate(`messages.${operations[operationId].success}`));
    } catch (error) {
      const text = untoldFailure(error, operationId);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
    refresh();
  };
  return { busy, resend };
}
