import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { BusyButton } from './BusyButton.tsx';
import type { ReasonDefinition } from './Confirmation.ts';
import { ReasonField } from './ReasonField.tsx';
import type { ReasonRule } from './ReasonRule.ts';
import { useGuardedCall } from './useGuardedCall.ts';
import { useReasonFault } from './useReasonFault.ts';

interface ConfirmDialogProps {
  readonly operationId: OperationId;
  readonly text: ReactNode;
  readonly textId: string;
  readonly label: string;
  readonly color?: ButtonProps['color'];
  readonly reason?: ReasonDefinition;
  readonly isReversible?: boolean;
  /** Closes the dialog when all went well. */
  readonly onConfirm: (reason: string | undefined) => Promise<void>;
  readonly onCancel: () => void;
}

/** What the dialog of an act that asks first holds. It stays open, with the reason typed, when the act fails. */
export function ConfirmDialog({
  operationId,
  text,
  textId,
  label,
  color,
  reason,
  isReversible = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const rule: ReasonRule | null = operations[operationId].reason;
  const reasonFault = useReasonFault();
  const { busy, failure, run } = useGuardedCall(operationId);
  const [given, setGiven] = useState('');
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const type = (text: string) => {
    setGiven(text);
    setFault(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = rule ? reasonFault(given, rule) : undefined;
    setFault(found);
    if (found) field.current?.focus();
    else void run(() => onConfirm(given.trim() || undefined));
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <DialogContentText id={textId} component="div">
        {text}
      </DialogContentText>
      {reason && rule && (
        <ReasonField
          reason={reason}
          rule={rule}
          value={given}
          fault={fault}
          onChange={type}
          inputRef={field}
        />
      )}
      {!isReversible && <Alert severity="warning">{translate('kit.confirm.irreversible')}</Alert>}
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        {/* Where there is nothing to type, Enter or Space by mistake must do nothing. */}
        <Button color="inherit" onClick={onCancel} autoFocus={!reason}>
          {translate('ra.action.cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" color={color} busy={busy}>
          {label}
        </BusyButton>
      </Stack>
    </Stack>
  );
}
