import type { ButtonProps } from '@mui/material/Button';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { useModalStore } from '../../shell/modalStore.ts';
import { toast } from '../../shell/toast.ts';
import type { Confirmation } from './Confirmation.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface ConfirmedAct<Answer> extends Confirmation<Answer> {
  readonly label: string;
  readonly color?: ButtonProps['color'];
}

/** Opens the question; on yes it acts, says so, and what the page shows is read again. Nothing is shown before it is so. */
export function useConfirmedAct<Answer>({
  operationId,
  title,
  act,
  outcome,
  onDone,
  ...dialog
}: ConfirmedAct<Answer>): () => void {
  const translate = useTranslate();
  const refresh = useRefresh();

  return () => {
    const { open, close } = useModalStore.getState();

    const confirm = async (reason: string | undefined, onSent: () => void) => {
      let answer: Answer;
      try {
        answer = await act(reason);
      } catch (error) {
        // Refused, so the record is not what the page says.
        if (error instanceof ApiError && [404, 409].includes(error.status)) refresh();
        throw error;
      }
      onSent();
      close(id);
      const { success } = operations[operationId];
      if (success) toast.success(translate(`messages.${success}`), outcome?.(answer));
      await (onDone ?? refresh)();
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
