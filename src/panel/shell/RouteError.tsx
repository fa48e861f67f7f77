import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { MissingPart, type MissingReason } from '../data/MissingPart.ts';
import { reloadOnce } from '../data/reloadOnce.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { hasUnsavedForm } from '../kit/form/useUnsavedForm.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { OfflineScreen } from './OfflineScreen.tsx';
import { PageProgress } from './PageProgress.tsx';

/** In the place of a page that failed; the header and the footer stay. */
export function RouteError() {
  const error = useRouteError();
  const reason: MissingReason | undefined = error instanceof MissingPart ? error.reason : undefined;
  if (reason === 'replaced') return <ReplacedScreen error={error} />;
  const isOffline = reason === 'offline' || !navigator.onLine;
  return <Arrival>{isOffline ? <OfflineScreen /> : <ErrorScreen error={error} />}</Arrival>;
}

/** The page is one of a newer panel by now, so the address is opened anew by itself. */
function ReplacedScreen({ error }: { readonly error: unknown }) {
  const [isReloading, setReloading] = useState(true);

  // Something is typed where the page itself is not: in a dialog over it.
  useEffect(() => setReloading(!hasUnsavedForm() && reloadOnce()), []);

  if (isReloading) return <PageProgress />;
  return (
    <Arrival>
      <ErrorScreen error={error} />
    </Arrival>
  );
}
