import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { CountedHelp } from '../text/CountedHelp.tsx';
import type { ReasonDefinition } from './Confirmation.ts';

/** What the contract takes as a reason (its schema `Reason`). */
export interface ReasonRule {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}

interface ReasonFieldProps {
  readonly reason: ReasonDefinition;
  readonly rule: ReasonRule;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

export function ReasonField({
  reason: { label, help },
  rule: { required, maxLength },
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
      helperText={
        <CountedHelp value={value} max={maxLength}>
          {fault ?? help}
        </CountedHelp>
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
