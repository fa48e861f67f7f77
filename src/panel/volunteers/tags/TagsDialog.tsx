import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { DialogButtons } from '../../kit/action/DialogButtons.tsx';
import { useGuardedCall } from '../../kit/action/useGuardedCall.ts';
import { TagInput } from './TagInput.tsx';

interface TagsDialogProps {
  readonly operationId: OperationId;
  readonly tags: readonly string[];
  readonly onSave: (tags: string[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for tags; stays open, with what was chosen, while they are not saved. */
export default function TagsDialog({ operationId, tags, onSave, onClose }: TagsDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string[]>([...tags]);
  const { busy, failure, run } = useGuardedCall(operationId);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    void run(async () => {
      await onSave(chosen);
      onClose();
    });
  };
  return (
    <Stack component="form" sx={{ gap: 2, pt: 1 }} onSubmit={save}>
      <TagInput value={chosen} onChange={setChosen} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <DialogButtons busy={busy} submitLabel={translate('ra.action.save')} onCancel={onClose} />
    </Stack>
  );
}
