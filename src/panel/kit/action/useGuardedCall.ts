import { useCallback, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { failureTexts } from '../../shell/failureTexts.ts';
import { toast } from '../../shell/toast.ts';

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

interface FailureText {
  readonly text: string;
  /** Whether the global handling (specification, section 8) has already shown it as a toast. */
  readonly isTold: boolean;
}

/** Text for a failed call: the contract's message for a refusal, a generic one for a server error. */
export function useFailureText(): (error: unknown, operationId?: OperationId) => FailureText {
  const translate = useTranslate();
  return useCallback(
    (error, operationId) => {
      const { status, problem, reason } =
        error instanceof ApiError ? error : { status: 0, problem: undefined, reason: undefined };
      const told = failureTexts({ status, problem, quiet: false }, translate);
      if (told.length > 0) return { text: told.join(' '), isTold: true };
      if (status < 500 && reason) {
        const texts = new Set([reason, ...(problem?.errors ?? []).map(({ message }) => message)]);
        return { text: asSentences([...texts]), isTold: false };
      }
      const failure = (operationId && operations[operationId].failure) ?? 'somethingWentWrong';
      return { text: translate(`messages.${failure}`), isTold: false };
    },
    [translate],
  );
}

/** Texts in a row, with the full stops that most do without. @example asSentences(['One', 'Two']) // 'One. Two' */
export function asSentences(texts: readonly string[]): string {
  return texts.reduce((before, text) => `${before}${/[.!?]$/.test(before) ? '' : '.'} ${text}`);
}

interface ToastedCall {
  readonly busy: boolean;
  readonly run: (call: () => Promise<void>) => Promise<void>;
}

/** Runs a call, and shows a toast if it fails and the global handling has not reported it, such as a conflict. */
export function useToastedCall(operationId?: OperationId): ToastedCall {
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);

  const run = async (call: () => Promise<void>) => {
    setBusy(true);
    try {
      await call();
    } catch (error) {
      const { text, isTold } = failureText(error, operationId);
      if (!isTold) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
