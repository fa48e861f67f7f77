import type { KeyboardEvent } from 'react';
import type { FieldWidgetProps } from '../FormValues.ts';
import { InputTemplate } from '../templates/InputTemplate.tsx';

/** Value of a half-typed date. The browser reports it as empty, and the form would accept that. */
export const incomplete = 'incomplete';

interface DateWidgetProps extends FieldWidgetProps {
  readonly type?: 'date' | 'time' | 'datetime-local';
}

/** The browser's native date or time input. */
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

export function TimeWidget(props: FieldWidgetProps) {
  return <DateWidget {...props} type="time" />;
}
