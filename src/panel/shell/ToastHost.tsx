import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { ToastContainer, type ToastContentProps } from 'react-toastify/unstyled';
import { onFailure } from '../data/failures.ts';
import { failureTexts } from './failureTexts.ts';
import { toast } from './toast.ts';
// The unstyled entry avoids a style element in the head; our own style sheet replaces it.
import 'react-toastify/ReactToastify.css';
import './toast.css';
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';

/** Container of all toasts, with the customer's defaults (specification, section 9). */
export function ToastHost() {
  const translate = useTranslate();

  useEffect(
    () =>
      onFailure((failure) => {
        // Offline, all calls of a page fail at once, so show one toast.
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
      // Our style sheet shows it anyway; this only hides it from screen readers, because its label is always
      // English.
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
