import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { operations } from '../../contract/generated/operations.ts';
import { answerOf, client } from '../data/client.ts';
import { useGuardedCall } from '../kit/action/useGuardedCall.ts';
import { toast } from '../shell/toast.ts';
import type { PersonTabProps } from './PersonInNeed.ts';

/** Says whether the help is with minors, for which only cleared volunteers are chosen. */
export function WithMinorsSwitch({ person, onDone }: PersonTabProps) {
  const translate = useTranslate();
  const { busy, failure, run } = useGuardedCall('setWithMinors');
  const mark = async (withMinors: boolean) => {
    const params = { path: { id: person.id } };
    const answer = await answerOf(
      client.PUT('/people-in-need/{id}/with-minors', { params, body: { withMinors } }),
    );
    toast.success(translate(`messages.${operations.setWithMinors.success}`));
    await onDone(answer);
  };
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={person.withMinors ?? false}
            // Not disabled, which would drop the focus.
            onChange={(_, isOn) => void (busy || run(() => mark(isOn)))}
          />
        }
        label={translate('fields.withMinors')}
        sx={{ minHeight: 44, displayPrint: 'none' }}
      />
      {failure && (
        <Typography role="alert" variant="body2" color="error">
          {failure}
        </Typography>
      )}
    </>
  );
}
