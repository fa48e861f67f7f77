import { useState } from 'react';
import { zonedInstant } from '../../../../contract/zonedInstant.ts';
import { organizationIdIfAny } from '../../../data/sessionStore.ts';
import { defaultTimeZone, useTimeZone } from '../../time/useTimeZone.ts';
import type { FieldWidgetProps } from '../FormValues.ts';
import { DateWidget, incomplete } from './DateWidget.tsx';

/**
 * Date and time in the foundation's time zone (for visitors, the usual one); the form value is an instant.
 */
export default function DateTimeInput(props: FieldWidgetProps) {
  const Input = organizationIdIfAny() === undefined ? ZonedInput : FoundationsInput;
  return <Input {...props} />;
}

function FoundationsInput(props: FieldWidgetProps) {
  return <ZonedInput {...props} timeZone={useTimeZone()} />;
}

interface ZonedInputProps extends FieldWidgetProps {
  readonly timeZone?: string;
}

function ZonedInput({ value, options, onChange, timeZone = defaultTimeZone, ...props }: ZonedInputProps) {
  const [typed, setTyped] = useState('');
  const instantOf = (text: string) => {
    const [date = '', time = ''] = text.split('T');
    const instant = zonedInstant(date, time.slice(0, 5), timeZone);
    return Number.isNaN(instant.getTime()) ? incomplete : instant.toISOString();
  };
  const type = (text: string | undefined) => {
    setTyped(text ?? '');
    onChange(text && text !== incomplete ? instantOf(text) : text);
  };
  // Keep the typed text, also for old dates whose offset was not a whole hour.
  const isTyped = typed !== '' && typed !== incomplete && instantOf(typed) === value;

  return (
    <DateWidget
      {...props}
      type="datetime-local"
      value={isTyped ? typed : clockText(value, timeZone)}
      options={{ ...options, help: options.help ?? timeZone }}
      onChange={type}
    />
  );
}

/** Local time such as `2026-11-02T10:30`; returns invalid values unchanged. */
function clockText(value: unknown, timeZone: string): unknown {
  const at = new Date(String(value));
  if (value === undefined || value === incomplete || Number.isNaN(at.getTime())) return value;
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(at).replace(' ', 'T');
}
