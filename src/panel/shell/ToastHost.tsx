import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { onFailure } from '../data/failures.ts';
import { failureTexts } from './failureTexts.ts';
import { toast } from './toast.ts';
// The unstyled entry leaves the styles to our own style sheet instead of adding an element to the head.
import 'react-toastify/ReactToastify.css';
import './toast.css';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';

/** The place of all toasts, with the customer's defaults (specification, section 9). */
export function ToastHost() {
  const translate = useTranslate();

  useEffect(
    () =>
      onFailure((failure) => {
        // Without a network, all that a page asks for fails at once.
        const tell = failure.status === 0 ? toast.errorOnce : toast.error;
        for (const text of failureTexts(failure, translate)) tell(text);
      }),
    [translate],
  );

  return (
    <ToastContainer
      aria-label={translate('shell.toasts')}
      position="top-right"
      autoClose={5000}
      // Shown by our style sheet all the same, but not read out: its name is English, whatever the panel speaks.
      hideProgressBar
      pauseOnHover
      pauseOnFocusLoss
      closeOnClick
      draggable
      draggablePercent={80}
      closeButton={ToastCloseButton}
    />
  );
}

function ToastCloseButton({ closeToast }: Pick<ToastContentProps, 'closeToast'>) {
  const translate = useTranslate();
  return (
    <IconButton
      size="small"
      edge="end"
      aria-label={translate('shell.close')}
      onClick={() => closeToast(true)}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}
