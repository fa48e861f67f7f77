import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { dateFormat } from '../format/formatDate.ts';
import type { FormFailure } from './describeFailure.ts';

/**
 * The summary of a failure, messages that belong to no field, and when to retry. Messages of a toast are
 * announced there, so not again here.
 */
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

/** The clock time, rounded up to the next minute. */
function clockTime(moment: Date): string {
  const minute = 60_000;
  const full = new Date(Math.ceil(moment.getTime() / minute) * minute);
  return dateFormat({ timeStyle: 'short' }).format(full);
}

/** Whether a screen reader announces toasts: an open dialog hides everything else from it. */
function areToastsHeard(): boolean {
  return document.querySelector('.Toastify')?.closest('[aria-hidden="true"]') === null;
}
