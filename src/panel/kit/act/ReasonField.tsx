import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { CountedHelp } from '../text/CountedHelp.tsx';

/** What the contract takes as a reason (its schema `Reason`). */
export interface ReasonRule {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}

/** A question before an act that has consequences. */
export interface Confirmation<Answer = unknown> {
  /** Tells who may, and what is said when it is done. */
  readonly operationId: OperationId;
  /** The question, with the name of whom or what it is about. */
  readonly title: string;
  readonly text: ReactNode;
  readonly reason?: ReasonDefinition;
  /** Whether there is a way back. Where there is none, the question says so. */
  readonly isReversible?: boolean;
  /** Called once, never again by itself. */
  readonly act: (reason: string | undefined) => Promise<Answer>;
  /** What came of it, as a sentence, to be told behind that it is done. */
  readonly outcome?: (answer: Answer) => string | undefined;
  /** Instead of reading again what the page shows. */
  readonly onDone?: () => void | Promise<void>;
}

/** A few words that the person may or has to give, as the contract of the operation says. */
export interface ReasonDefinition {
  readonly label: string;
  readonly help?: string;
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
