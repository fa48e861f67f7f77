import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';
import { useFocusHeir } from '../focus/useFocusHeir.ts';
import type { Confirmation } from './Confirmation.ts';
import { useConfirmedAct } from './useConfirmedAct.tsx';
import { useMayDo } from './useMayDo.ts';

interface ConfirmButtonProps<Answer> extends Confirmation<Answer> {
  /** What the button says, and the one in the dialog too. */
  readonly label: string;
  readonly button?: Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon' | 'aria-label'>;
}

/**
 * An act that has consequences: it asks first, and says what it is about to do and to whom. Not there at all
 * for who may not do it.
 *
 * @example
 * <ConfirmButton
 *   operationId="verifyVolunteer"
 *   label={translate('volunteers.verify.label')}
 *   title={translate('volunteers.verify.title', { name })}
 *   text={translate('volunteers.verify.text', { name })}
 *   act={() => answerOf(client.GET('/volunteers/{id}/verify', { params }))}
 *   button={{ variant: 'contained' }}
 * />
 */
export function ConfirmButton<Answer>({ label, button, ...confirmation }: ConfirmButtonProps<Answer>) {
  const mayDo = useMayDo(confirmation.operationId);
  const ask = useConfirmedAct({ ...confirmation, label, color: button?.color });
  const element = useRef<HTMLButtonElement>(null);
  useFocusHeir(element);

  if (!mayDo) return null;
  return (
    <Button {...button} ref={element} onClick={ask}>
      {label}
    </Button>
  );
}
