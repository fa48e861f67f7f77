import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { isRouteErrorResponse } from 'react-router';
import { missingText } from '../kit/lazy/MissingNote.tsx';
import { FailurePicture } from '../kit/state/FailurePicture.tsx';
import { useWindowTitle } from './currentPage.ts';
import { StatePage } from './StatePage.tsx';

/** Shown when the application itself fails; only a reload helps. */
export function ErrorScreen({ error }: { error: unknown }) {
  const translate = useTranslate();
  const title = translate('shell.error.title');
  useWindowTitle(title);
  return (
    <StatePage
      picture={<FailurePicture />}
      title={title}
      text={missingText(error, translate) || errorText(error) || translate('shell.error.unknown')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('shell.error.reload')}
        </Button>
      }
    />
  );
}

/** The status of a response, or the message of an error. */
function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : '';
}
