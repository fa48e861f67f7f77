import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type TranslateFunction, useTranslate } from 'react-admin';
import { MissingPart, PATIENCE_SECONDS } from '../../data/loadPart.ts';

/** Compact error for a part of a page that failed to load. */
export function MissingNote({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {retryText(error, translate)}
        </Button>
      }
    >
      {missingText(error, translate)}
    </Alert>
  );
}

/** @returns the message for a part that failed to load; undefined for any other error */
export function missingText(error: unknown, translate: TranslateFunction): string | undefined {
  if (!(error instanceof MissingPart)) return undefined;
  if (error.reason === 'offline') return translate('kit.failure.offline');
  return translate(`kit.missing.${error.reason}`, { seconds: PATIENCE_SECONDS });
}

/** @returns label of the retry or reload button */
export function retryText(error: unknown, translate: TranslateFunction): string {
  const isReplaced = error instanceof MissingPart && error.reason === 'replaced';
  return translate(isReplaced ? 'shell.error.reload' : 'kit.failure.retry');
}
