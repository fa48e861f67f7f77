import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { type ValidationIssue, validationMessage } from '../../../contract/validationMessage.ts';
import { DraftNote, useTextDraft } from '../form/draft/DraftNote.tsx';
import { BusyButton } from './BusyButton.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import {
  type ConfirmationChoice,
  type ReasonDefinition,
  ReasonField,
  type ReasonRule,
} from './ReasonField.tsx';
import { useGuardedCall } from './useGuardedCall.ts';

interface ConfirmDialogProps {
  readonly operationId: OperationId;
  /** The question; also the key of the reason's draft. */
  readonly title: string;
  readonly text: ReactNode;
  readonly textId: string;
  readonly label: string;
  readonly color?: ButtonProps['color'];
  readonly reason?: ReasonDefinition;
  readonly choice?: ConfirmationChoice | undefined;
  readonly isReversible?: boolean;
  /**
   * Closes the dialog on success.
   * @param onDone to be called as soon as the reason is saved
   */
  readonly onConfirm: (
    reason: string | undefined,
    onDone: () => void,
    choice: string | undefined,
  ) => Promise<void>;
  readonly onCancel: () => void;
}

/** Content of the confirmation dialog. If the action fails, it stays open and keeps the typed reason. */
export function ConfirmDialog({
  operationId,
  title,
  text,
  textId,
  label,
  color,
  reason,
  choice,
  isReversible = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const rule: ReasonRule | null = operations[operationId].reason;
  const reasonIssue = useReasonIssue();
  const { busy, failure, run } = useGuardedCall(operationId);
  const { pathname } = useLocation();
  const draft = useTextDraft(`${operationId} ${pathname} ${title}`, 'fields.reason');
  const given = draft.text;
  const [chosen, setChosen] = useState(choice?.options[0]);
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const type = (text: string) => {
    draft.type(text);
    setIssue(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = rule ? reasonIssue(given, rule) : undefined;
    setIssue(found);
    if (found) field.current?.focus();
    else void run(() => onConfirm(given.trim() || undefined, draft.clear, chosen?.value));
  };

  const cancel = () => {
    draft.clear();
    onCancel();
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId} component="div">
        {chosen?.text ?? text}
      </DialogContentText>
      {choice && (
        <ChoiceField
          {...choice}
          value={chosen?.value}
          onChange={(value) => setChosen(choice.options.find((option) => option.value === value))}
        />
      )}
      {draft.putBack && <DraftNote putBack={draft.putBack} onDiscard={draft.discard} />}
      {reason && rule && (
        <ReasonField
          reason={reason}
          rule={rule}
          value={given}
          issue={issue}
          onChange={type}
          inputRef={field}
        />
      )}
      {!isReversible && <Alert severity="warning">{translate('kit.confirm.irreversible')}</Alert>}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {/* Without a field, focus Cancel, so that a stray Enter or Space does nothing. */}
        <Button color="inherit" onClick={cancel} autoFocus={!reason}>
          {translate('ra.action.cancel')}
        </Button>
        {/* Filled with the colour of text it would look as if it could not be pressed. */}
        <BusyButton
          type="submit"
          variant="contained"
          color={color === 'inherit' ? 'primary' : color}
          busy={busy}
        >
          {label}
        </BusyButton>
      </Stack>
    </Stack>
  );
}

/** Returns the contract's message for a reason that breaks its rule; `undefined` for a valid one. */
function useReasonIssue(): (reason: string, rule: ReasonRule) => string | undefined {
  const translate = useTranslate();
  return useCallback(
    (reason, rule) => {
      const issue = issueOf(reason.trim(), rule);
      if (!issue) return undefined;
      const { key, values } = validationMessage({ instancePath: '', ...issue });
      return translate(`validation.${key}`, values);
    },
    [translate],
  );
}

function issueOf(
  reason: string,
  { required, minLength, maxLength }: ReasonRule,
): Pick<ValidationIssue, 'keyword' | 'params'> | undefined {
  if (reason === '') return required ? { keyword: 'required', params: {} } : undefined;
  // Count code points as Ajv does, not UTF-16 units.
  const { length } = [...reason];
  if (length < minLength) return { keyword: 'minLength', params: { limit: minLength } };
  return length > maxLength ? { keyword: 'maxLength', params: { limit: maxLength } } : undefined;
}
