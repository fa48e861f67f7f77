import TagIcon from '@mui/icons-material/SellOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { useMayDo } from '../../kit/action/useMayDo.ts';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import { WaitingBar } from '../../kit/lazy/WaitingBar.tsx';
import { useModalStore } from '../../shell/UniversalModal.tsx';

const TagsDialog = lazyPart(() => import('./TagsDialog.tsx'), <WaitingBar />);

interface TagsButtonProps {
  readonly operationId: OperationId;
  readonly label: string;
  readonly title: string;
  /** Chosen at first. */
  readonly tags: readonly string[];
  readonly onSave: (tags: string[]) => Promise<void>;
  readonly button?: ButtonProps;
}

/** Opens the dialog that asks for tags, if the role may set them. */
export function TagsButton({ operationId, label, title, tags, onSave, button }: TagsButtonProps) {
  const translate = useTranslate();
  const mayTag = useMayDo(operationId);
  const queryClient = useQueryClient();
  if (!mayTag) return null;

  const ask = () => {
    const { open, close } = useModalStore.getState();
    const id = open({
      title,
      // Dialogs are drawn outside of react-admin.
      content: (
        <QueryClientProvider client={queryClient}>
          <TagsDialog operationId={operationId} tags={tags} onSave={onSave} onClose={() => close(id)} />
        </QueryClientProvider>
      ),
    });
  };
  return (
    <Button color="inherit" startIcon={<TagIcon />} aria-label={label} {...button} onClick={ask}>
      {translate('fields.tags')}
    </Button>
  );
}
