import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { failureTexts } from '../../shell/failureTexts.ts';

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
      if (status < 500 && reason) return { text: reason, isTold: false };
      const failure = (operationId && operations[operationId].failure) ?? 'somethingWentWrong';
      return { text: translate(`messages.${failure}`), isTold: false };
    },
    [translate],
  );
}
