import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../format/dateFormat.ts';
import type { FormFailure } from './describeFailure.ts';

/** What no field can say, and when to try again. */
export function FormAlert({ failure: { messages, retryAt } }: { readonly failure: FormFailure }) {
  const translate = useTranslate();
  if (messages.length === 0) return null;

  return (
    <Alert severity="error">
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
      {retryAt && <div>{translate('form.retryAt', { time: clockTime(retryAt) })}</div>}
    </Alert>
  );
}

/** The hour and minute at which the moment has surely come. */
function clockTime(moment: Date): string {
  const minute = 60_000;
  const full = new Date(Math.ceil(moment.getTime() / minute) * minute);
  return dateFormat({ timeStyle: 'short' }).format(full);
}
