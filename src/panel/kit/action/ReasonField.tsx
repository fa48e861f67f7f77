import TextField from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { CountedHelp } from '../text/CountedHelp.tsx';
import type { ChoiceOption } from './ChoiceField.tsx';

/** The contract's rule for a reason (its schema `Reason`). */
export interface ReasonRule {
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
}

/** A confirmation before an action with consequences. */
export interface Confirmation<Answer = unknown> {
  /** Determines who may act, and the success message. */
  readonly operationId: OperationId;
  /** The question, naming the record or person concerned. */
  readonly title: string;
  readonly text: ReactNode;
  readonly reason?: ReasonDefinition;
  /** How much the action is for; the first is chosen at first. */
  readonly choice?: ConfirmationChoice | undefined;
  /** If false, the question warns that the action is final. */
  readonly isReversible?: boolean;
  /** Called once; never retried. */
  readonly action: (reason: string | undefined, choice: string | undefined) => Promise<Answer>;
  /** Sentence about the result, appended to the success message. */
  readonly outcome?: (answer: Answer) => string | undefined;
  /** Runs instead of refetching what the page shows. */
  readonly onDone?: (answer: Answer) => void | Promise<void>;
}

/** A choice within a confirmation. */
export interface ConfirmationChoice {
  readonly label: string;
  /** The text, if given, replaces that of the question. */
  readonly options: readonly (ChoiceOption & { readonly text?: ReactNode })[];
}

/** A reason that the user may or must give, as the operation's contract says. */
export interface ReasonDefinition {
  readonly label: string;
  readonly help?: string;
}

interface ReasonFieldProps {
  readonly reason: ReasonDefinition;
  readonly rule: ReasonRule;
  readonly value: string;
  readonly issue: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef: Ref<HTMLTextAreaElement>;
}

export function ReasonField({
  reason: { label, help },
  rule: { required, maxLength },
  value,
  issue,
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
      error={issue !== undefined}
      helperText={
        <CountedHelp value={value} max={maxLength}>
          {issue ?? help}
        </CountedHelp>
      }
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
