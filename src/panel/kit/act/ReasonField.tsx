import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import type { ReasonDefinition } from './Confirmation.ts';

interface ReasonFieldProps {
  readonly reason: ReasonDefinition;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

export function ReasonField({
  reason: { label, help, required, schema },
  value,
  fault,
  onChange,
  inputRef,
}: ReasonFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      required={required}
      multiline
      minRows={3}
      autoFocus
      inputRef={inputRef}
      error={fault !== undefined}
      helperText={fault ?? `${help ? `${help} · ` : ''}${value.length}/${schema.maxLength}`}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
