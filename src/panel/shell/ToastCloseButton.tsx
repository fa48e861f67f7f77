import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { ToastContentProps } from 'react-toastify/unstyled';

export function ToastCloseButton({ closeToast }: Pick<ToastContentProps, 'closeToast'>) {
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
