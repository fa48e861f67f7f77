import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Saving would undo what was saved elsewhere meanwhile, unless the person takes that over first. */
export function ChangedElsewhere({ onTakeOver }: { readonly onTakeOver: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onTakeOver}>
          {translate('team.edit.takeOver')}
        </Button>
      }
    >
      {translate('team.edit.changed')}
    </Alert>
  );
}
