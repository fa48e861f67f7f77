import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../format/dateFormat.ts';
import type { FormFailure } from './describeFailure.ts';

/** What was wrong as a whole, what no field can say, and when to try again. What a toast says is read out there, once. */
export function FormAlert({ failure }: { readonly failure: FormFailure }) {
  const translate = useTranslate();
  const { fields, summary, isTold, retryAt } = failure;
  const isWrong = summary !== undefined && Object.keys(fields).length > 0;
  const messages = isWrong ? [summary, ...failure.messages] : failure.messages;
  if (messages.length === 0) return null;

  return (
    <Alert severity="error" role={isTold && areToastsHeard() ? 'none' : 'alert'}>
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

/** Whether a screen reader reads toasts out: an open dialog hides all else from it. */
function areToastsHeard(): boolean {
  return document.querySelector('.Toastify')?.closest('[aria-hidden="true"]') === null;
}
