import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { failureTexts } from '../../shell/failureTexts.ts';

type UntoldFailure = (error: unknown, operationId?: OperationId) => string | undefined;

/**
 * What to say of a failed call where the global handling (specification, section 8) has said nothing, such as
 * a conflict or an error of the server; `undefined` where it has.
 */
export function useUntoldFailure(): UntoldFailure {
  const translate = useTranslate();
  return useCallback(
    (error, operationId) => {
      const { status, problem } = error instanceof ApiError ? error : { status: 0, problem: undefined };
      if (failureTexts({ status, problem, quiet: false }, translate).length > 0) return undefined;
      // The contract's message for what the server refused; its own words for what went wrong inside.
      if (status < 500 && problem) return problem.message;
      return translate(
        `messages.${(operationId && operations[operationId].failure) ?? 'somethingWentWrong'}`,
      );
    },
    [translate],
  );
}
