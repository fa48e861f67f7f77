import { useCallback } from 'react';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { useFailureText } from './useFailureText.ts';

type UntoldFailure = (error: unknown, operationId?: OperationId) => string | undefined;

/**
 * What to say of a failed call where the global handling has said nothing, such as a conflict or an error of
 * the server; `undefined` where it has.
 */
export function useUntoldFailure(): UntoldFailure {
  const failureText = useFailureText();
  return useCallback(
    (error, operationId) => {
      const { text, isTold } = failureText(error, operationId);
      return isTold ? undefined : text;
    },
    [failureText],
  );
}
