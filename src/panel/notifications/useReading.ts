import { useState } from 'react';
import type { OperationId } from '../../contract/generated/operations.ts';
import { useUntoldFailure } from '../kit/act/useUntoldFailure.ts';
import { toast } from '../shell/toast.ts';

/** Runs a call that marks as read, once at a time; its failure is told as a toast, and it can be tried again. */
export function useReading(operationId: OperationId) {
  const untoldFailure = useUntoldFailure();
  const [busy, setBusy] = useState(false);

  const run = async (call: () => Promise<void>, onDone?: () => void) => {
    setBusy(true);
    try {
      await call();
      onDone?.();
    } catch (error) {
      const text = untoldFailure(error, operationId);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
