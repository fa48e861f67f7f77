import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { whenServerAnswers } from '../data/servedPanel.ts';
import { FailurePicture } from '../kit/state/FailurePicture.tsx';
import { StatePage } from './StatePage.tsx';

/** A page whose script did not come because there is no network. It comes by itself once there is. */
export function OfflineScreen() {
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
