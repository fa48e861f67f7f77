import { useRouteError } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';

/** In the place of a page that failed; the header and the footer stay. */
export function RouteError() {
  return <ErrorScreen error={useRouteError()} />;
}
