import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FailurePicture } from '../kit/state/FailurePicture.tsx';
import { errorText } from './errorText.ts';
import { StatePage } from './StatePage.tsx';

/** What is left when the application itself fails. Loading the page anew is the one thing that helps. */
export function ErrorScreen({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <StatePage
      picture={<FailurePicture />}
      title={translate('shell.error.title')}
      text={errorText(error) || translate('shell.error.unknown')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('shell.error.reload')}
        </Button>
      }
    />
  );
}
