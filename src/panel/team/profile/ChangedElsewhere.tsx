import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Saving would undo what was saved elsewhere meanwhile; what to do is for the person to say. */
export function ChangedElsewhere({ onReload }: { readonly onReload: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onReload}>
          {translate('team.edit.reload')}
        </Button>
      }
    >
      {translate('team.edit.changed')}
    </Alert>
  );
}
