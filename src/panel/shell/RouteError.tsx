import { useRouteError } from 'react-router';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';

/** In the place of a page that failed; the header and the footer stay. */
export function RouteError() {
  const error = useRouteError();
  return <Arrival>{navigator.onLine ? <ErrorScreen error={error} /> : <OfflineScreen />}</Arrival>;
}
