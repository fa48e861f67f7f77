import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { FocusEvent } from 'react';
import { FieldLabel } from '../FieldLabel.tsx';
import { type FieldWidgetProps, fieldText } from '../FormValues.ts';

export interface InputTemplateProps extends FieldWidgetProps {
  readonly type?: string;
  /** Extra props of the text field, such as adornments or helper text. */
  readonly field?: TextFieldProps;
}

/** CSS needs a placeholder to tell whether a field is empty (see themeComponents). */
const emptyMark = { placeholder: ' ' };

const inputModes: Readonly<Record<string, 'numeric' | 'decimal'>> = { integer: 'numeric', number: 'decimal' };

/** Letters of a label that fit into a field on a narrow phone; above a longer one see themeComponents. */
const FITTING = 22;

/** The text field of all inputs without a popup. Empty is undefined. */
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
  // `type="text"` for numbers: the mouse wheel changes nothing, and letters cause an error instead of being
  // dropped.
  const inputMode = inputModes[String(schema.type)];

  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    // Trim texts, but not passwords, where a space may be meant.
    const trimmed = type === 'password' ? target.value : target.value.trim();
    if (trimmed !== target.value) onChange(trimmed || undefined);
    onBlur(id, trimmed);
  };

  return (
    <TextField
      id={id}
      name={htmlName ?? id}
      className={props.label.length > FITTING ? 'long-label' : undefined}
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
