import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useModalStore } from '../../shell/UniversalModal.tsx';
import { flushTyped } from './useTyped.ts';

interface PreviewButtonProps {
  /** Of the button and of the dialog. */
  readonly title: string;
  /** Id of the text in the content that describes the dialog. */
  readonly textId: string;
  /** Shows what is in the form now. */
  readonly render: (onClose: () => void) => ReactNode;
}

/** Button that shows what a form is about as others would read it, saved or not. */
export function PreviewButton({ title, textId, render }: PreviewButtonProps) {
  const show = () => {
    flushTyped();
    const { open, close } = useModalStore.getState();
    const id = open({ title, describedBy: textId, content: render(() => close(id)) });
  };
  return (
    <Button color="inherit" startIcon={<PreviewIcon />} onClick={show} sx={{ minHeight: 44 }}>
      {title}
    </Button>
  );
}
