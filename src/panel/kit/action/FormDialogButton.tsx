import Alert from '@mui/material/Alert';
import type { ButtonProps } from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FormDefinition } from '../../../contract/FormDefinition.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import { ContractForm, type ContractFormProps } from '../form/ContractForm.tsx';
import type { FieldInputs } from '../form/FormValues.ts';
import { PassingButton } from './PassingButton.tsx';
import { useRefreshIfChanged } from './useRefreshIfChanged.ts';

interface FormDialogButtonProps<Input extends object, Saved> {
  readonly operationId: OperationId;
  /** Id of what is changed, or of what gets a new part: a dialog that is closed keeps its draft by it. */
  readonly of: string;
  readonly label: string;
  readonly title: string;
  /** What to know before. */
  readonly text?: ReactNode;
  /** Whether it cannot be taken back, which is said then. */
  readonly isFinal?: boolean;
  readonly button: Omit<ButtonProps, 'ref'>;
  readonly form: FormDefinition;
  /** Must be a stable object. */
  readonly inputs?: FieldInputs;
  readonly initial: Partial<Input>;
  /** Draws another form in its place, such as a `PartForm`; undefined for the contract's. */
  readonly draw?: ((form: ContractFormProps<Input, Saved>) => ReactNode) | undefined;
  /** Of its button that saves, if that does more than saving. */
  readonly submitLabel?: string | undefined;
  readonly save: (body: Input) => Promise<Saved>;
  /** Called once it is saved and told. */
  readonly onSaved: (saved: Saved) => Promise<void>;
  /** What stands around the form. */
  readonly wrap?: (form: ReactNode) => ReactNode;
}

/** A button that asks by a form of the contract in a dialog. If the call fails, the dialog stays open and keeps what was typed. */
export function FormDialogButton<Input extends object, Saved>(props: FormDialogButtonProps<Input, Saved>) {
  const { operationId, of, label, title, text, isFinal, button, form, inputs, initial, draw } = props;
  const { submitLabel, save, onSaved, wrap = (content) => content } = props;
  const translate = useTranslate();
  const refreshIfChanged = useRefreshIfChanged();
  const textId = `form-${operationId}`;

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const asked: ContractFormProps<Input, Saved> = {
      form,
      ...(inputs && { inputs }),
      initial,
      submitLabel: submitLabel ?? translate('ra.action.save'),
      focusFirst: true,
      warnUnsaved: false,
      draftKey: `${operationId} ${of}`,
      onSubmit: (body) => refreshIfChanged(() => save(body)),
      onSaved: (saved) => {
        close(modal);
        const { success } = operations[operationId];
        if (success) toast.success(translate(`messages.${success}`));
        void onSaved(saved);
      },
      onCancel: () => close(modal),
    };
    const modal = open({
      title,
      ...(text !== undefined && { describedBy: textId }),
      content: wrap(
        <Stack sx={{ gap: 2, pt: 1 }}>
          {text !== undefined && (
            <DialogContentText id={textId} component="div">
              {text}
            </DialogContentText>
          )}
          {isFinal && <Alert severity="warning">{translate('kit.confirm.irreversible')}</Alert>}
          {draw?.(asked) ?? <ContractForm {...asked} />}
        </Stack>,
      ),
    });
  };
  return (
    <PassingButton {...button} onClick={ask}>
      {label}
    </PassingButton>
  );
}
