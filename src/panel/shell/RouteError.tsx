import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRouteError } from 'react-router';
import { MissingPart, type MissingReason } from '../data/loadPart.ts';
import { reloadOnce, whenServerAnswers } from '../data/servedPanel.ts';
import { FocusedContent } from '../kit/focus/FocusedContent.tsx';
import { hasUnsavedForm } from '../kit/form/UnsavedGuard.tsx';
import { FailurePicture } from '../kit/state/FailurePicture.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageProgress } from './PageProgress.tsx';
import { StatePage } from './StatePage.tsx';

/** Replaces a page that failed; header and footer stay. */
export function RouteError() {
  const error = useRouteError();
  const reason: MissingReason | undefined = error instanceof MissingPart ? error.reason : undefined;
  if (reason === 'replaced') return <ReplacedScreen error={error} />;
  const isOffline = reason === 'offline' || !navigator.onLine;
  return <FocusedContent>{isOffline ? <OfflineScreen /> : <ErrorScreen error={error} />}</FocusedContent>;
}

/** The page belongs to a newer build, so reload its address. */
function ReplacedScreen({ error }: { readonly error: unknown }) {
  const [isReloading, setReloading] = useState(true);

  // Not while a dialog over the page holds unsaved input.
  useEffect(() => setReloading(!hasUnsavedForm() && reloadOnce()), []);

  if (isReloading) return <PageProgress />;
  return (
    <FocusedContent>
      <ErrorScreen error={error} />
    </FocusedContent>
  );
}

/** The page's script did not load because of a missing network. Retries automatically. */
function OfflineScreen() {
  const translate = useTranslate();

  // The browser may cache the failed module; a new document requests it again.
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
