import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRouteError } from 'react-router';
import { MissingPart, type MissingReason } from '../data/loadPart.ts';
import { reloadOnce } from '../data/reloadOnce.ts';
import { whenServerAnswers } from '../data/servedPanel.ts';
import { Arrival } from '../kit/focus/Arrival.tsx';
import { hasUnsavedForm } from '../kit/form/useUnsavedForm.ts';
import { FailurePicture } from '../kit/state/FailurePicture.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageProgress } from './PageProgress.tsx';
import { StatePage } from './StatePage.tsx';

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

/** A page whose script did not come because there is no network. It comes by itself once there is. */
function OfflineScreen() {
  const translate = useTranslate();

  // The browser may remember what did not come; a new document asks again.
  useEffect(() => whenServerAnswers(() => window.location.reload()), []);

  return (
    <StatePage
      picture={<FailurePicture />}
      title={translate('shell.offline.title')}
      text={translate('shell.offline.text')}
      actions={
        <Button variant="outlined" onClick={() => window.history.back()}>
          {translate('shell.offline.back')}
        </Button>
      }
    />
  );
}
