import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useFailureText } from '../../kit/act/useFailureText.ts';
import { participantName } from './participantName.ts';
import type { Recording } from './useRecording.ts';

/** That this row was not saved, and the way to try again; that it was, only to who does not see it. */
export function RowFailure({
  recording: { shown, failure, isSaved, repeat },
}: {
  readonly recording: Recording;
}) {
  const translate = useTranslate();
  const failureText = useFailureText();
  if (failure === undefined) {
    return (
      <span role="status" style={visuallyHidden}>
        {isSaved && translate('events.attendance.saved', { name: participantName(shown) })}
      </span>
    );
  }
  return (
    <Alert
      severity="error"
      sx={{ mt: 1.5, flexWrap: 'wrap' }}
      action={
        <Button color="inherit" onClick={repeat} sx={{ minHeight: 44 }}>
          {translate('kit.failure.retry')}
        </Button>
      }
    >
      {translate('events.attendance.failed', { name: participantName(shown) })}{' '}
      {failureText(failure, 'updateParticipant').text}
    </Alert>
  );
}
