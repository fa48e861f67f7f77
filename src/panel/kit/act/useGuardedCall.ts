import { useState } from 'react';
import { useIsMounted } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useFailureText } from './useFailureText.ts';

interface GuardedCall {
  readonly busy: boolean;
  /** Of the last try. Told here even if a toast tells it too: the toast goes, and it is outside of an open dialog. */
  readonly failure: string | undefined;
  readonly run: (call: () => Promise<void>) => Promise<void>;
}

/** Runs a call, and shows its failure where it was started, or as a toast when that place is closed by then. */
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
