import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { missingText, retryText } from './missingText.ts';

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
