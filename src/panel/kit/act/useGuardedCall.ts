import { useState } from 'react';
import { useIsMounted } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useUntoldFailure } from './useUntoldFailure.ts';

interface GuardedCall {
  readonly busy: boolean;
  /** What nobody else has told of the last failure. */
  readonly failure: string | undefined;
  readonly run: (call: () => Promise<void>) => Promise<void>;
}

/** Runs a call, and shows its failure where it was started, or as a toast when that place is closed by then. */
export function useGuardedCall(operationId: OperationId): GuardedCall {
  const untoldFailure = useUntoldFailure();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOpen = useIsMounted();

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await call();
    } catch (error) {
      const text = untoldFailure(error, operationId);
      if (isOpen.current) setFailure(text);
      else if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
