import type { ButtonProps } from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { isRecordChanged } from '../../data/ApiError.ts';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { PassingButton } from './PassingButton.tsx';
import type { Confirmation } from './ReasonField.tsx';
import { useFailureText } from './useGuardedCall.ts';
import { useMayDo } from './useMayDo.ts';
import { useRefreshIfChanged } from './useRefreshIfChanged.ts';

interface ConfirmButtonProps<Answer> extends Confirmation<Answer> {
  /** Label of the button and of the dialog's confirm button. */
  readonly label: string;
  readonly button?: Pick<ButtonProps, 'variant' | 'color' | 'size' | 'startIcon' | 'aria-label'>;
}

/**
 * Button of an action with consequences: asks for confirmation first. Hidden from users whose role may not
 * call the operation.
 *
 * @example
 * <ConfirmButton
 *   operationId="verifyVolunteer"
 *   label={translate('volunteers.verify.label')}
 *   title={translate('volunteers.verify.title', { name })}
 *   text={translate('volunteers.verify.text', { name })}
 *   action={() => dataProvider.action('verifyVolunteer', { id })}
 *   button={{ variant: 'contained' }}
 * />
 */
export function ConfirmButton<Answer>({ label, button, ...confirmation }: ConfirmButtonProps<Answer>) {
  const mayDo = useMayDo(confirmation.operationId);
  const ask = useConfirmedAction({ ...confirmation, label, color: button?.color });

  if (!mayDo) return null;
  return (
    <PassingButton {...button} onClick={ask}>
      {label}
    </PassingButton>
  );
}

interface ConfirmedAction<Answer> extends Confirmation<Answer> {
  readonly label: string;
  readonly color?: ButtonProps['color'];
}

/**
 * Opens the dialog; on confirmation runs the action, reports success and refetches what the page shows. No
 * optimistic update.
 */
function useConfirmedAction<Answer>({
  operationId,
  title,
  action,
  outcome,
  onDone,
  ...dialog
}: ConfirmedAction<Answer>): () => void {
  const translate = useTranslate();
  const refresh = useRefresh();
  const refreshIfChanged = useRefreshIfChanged();
  const failureText = useFailureText();

  return () => {
    const { open, close } = useModalStore.getState();

    const confirm: ComponentProps<typeof ConfirmDialog>['onConfirm'] = async (reason, onSent, choice) => {
      try {
        const answer = await refreshIfChanged(() => action(reason, choice));
        onSent();
        close(id);
        const { success } = operations[operationId];
        if (success) toast.success(translate(`messages.${success}`), outcome?.(answer));
        await (onDone ?? refresh)(answer);
      } catch (error) {
        if (!isRecordChanged(error) || reason !== undefined) throw error;
        // The question was about what is no longer so; the page shows what is. What was typed would keep the dialog.
        close(id);
        toast.error(failureText(error, operationId).text);
      }
    };

    const textId = `confirm-${operationId}`;
    const id = open({
      title,
      describedBy: textId,
      content: (
        <ConfirmDialog
          {...dialog}
          {...{ operationId, title, textId }}
          onConfirm={confirm}
          onCancel={() => close(id)}
        />
      ),
    });
  };
}
