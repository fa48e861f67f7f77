import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';
import { fieldText } from '../fieldText.ts';

export interface InputTemplateProps extends FieldWidgetProps {
  readonly type?: string;
  /** More for the text field, such as what stands inside of it or below it. */
  readonly field?: TextFieldProps;
}

/** Without a placeholder, CSS could not tell whether a field is empty (see themeComponents). */
const emptyMark = { placeholder: ' ' };

const inputModes: Readonly<Record<string, 'numeric' | 'decimal'>> = { integer: 'numeric', number: 'decimal' };

/** The text field behind all inputs that open nothing of their own. What is empty is undefined. */
export function InputTemplate(props: InputTemplateProps) {
  const {
    id,
    htmlName,
    value,
    required,
    type = 'text',
    schema,
    options,
    field = {},
    onChange,
    onBlur,
  } = props;
  const { error, text } = fieldText(props);
  const { slotProps, ...more } = field;
  // A number stays a text: a wheel over it changes nothing, and letters are told about instead of dropped.
  const inputMode = inputModes[String(schema.type)];

  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    // A password may begin or end with a space, a text hardly means to.
    const trimmed = type === 'password' ? target.value : target.value.trim();
    if (trimmed !== target.value) onChange(trimmed || undefined);
    onBlur(id, trimmed);
  };

  return (
    <TextField
      id={id}
      name={htmlName ?? id}
      label={<FieldLabel {...props} />}
      required={required}
      fullWidth
      type={type}
      slotProps={{
        ...slotProps,
        htmlInput: { ...emptyMark, ...(inputMode && { inputMode }), ...slotProps?.htmlInput },
      }}
      autoComplete={options.autocomplete ?? 'off'}
      value={value ?? ''}
      error={error}
      helperText={text}
      // A choice may be the number 0.
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={leave}
      {...more}
    />
  );
}
