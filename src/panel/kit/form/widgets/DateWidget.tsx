import type { KeyboardEvent } from 'react';
import type { FieldWidgetProps } from '../FormValues.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** Stands for a date that is only half typed. The browser gives none then, and the form would take it for empty. */
export const incomplete = 'incomplete';

interface DateWidgetProps extends FieldWidgetProps {
  readonly type?: 'date' | 'time' | 'datetime-local';
}

/** The browser's own input of a date or a time. */
export function DateWidget({ type = 'date', ...props }: DateWidgetProps) {
  const { value, onChange } = props;

  const check = ({ currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const { badInput } = currentTarget.validity;
    if (badInput !== (value === incomplete))
      onChange(badInput ? incomplete : currentTarget.value || undefined);
  };

  return (
    <InputTemplate
      {...props}
      type={type}
      value={value === incomplete ? '' : value}
      field={{ slotProps: { inputLabel: { shrink: true }, htmlInput: { onKeyUp: check } } }}
    />
  );
}
