import { useState } from 'react';
import { useIsMounted } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useFailureText } from './useFailureText.ts';

interface GuardedCall {
  readonly busy: boolean;
  /**
   * Failure of the last try. Shown here even if there was a toast: the toast disappears, and is outside an
   * open dialog.
   */
  readonly failure: string | undefined;
  readonly run: (call: () => Promise<void>) => Promise<void>;
}

/** Runs a call and shows its failure where it was started, or as a toast if that place is gone. */
export function useGuardedCall(operationId: OperationId): GuardedCall {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useIsMounted();

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      const { text, isTold } = failureText(error, operationId);
      if (isOpen.current) setFailure(text);
      else if (!isTold) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
