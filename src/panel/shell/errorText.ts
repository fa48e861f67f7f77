import { isRouteErrorResponse } from 'react-router';

/** The status of an answer, or the message of an error. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : '';
}
