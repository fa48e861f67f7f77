import { useCallback } from 'react';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { useFailureText } from './useFailureText.ts';

type UntoldFailure = (error: unknown, operationId?: OperationId) => string | undefined;

/**
 * Text for a failed call that the global handling has not reported, such as a conflict or a server error;
 * otherwise `undefined`.
 */
export function useUnreportedFailure(): UntoldFailure {
  const failureText = useFailureText();
  return useCallback(
    (error, operationId) => {
      const { text, isTold } = failureText(error, operationId);
      return isTold ? undefined : text;
    },
    [failureText],
  );
}
