import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { PassingButton } from './PassingButton.tsx';

interface BusyButtonProps extends Omit<ButtonProps, 'ref'> {
  readonly busy: boolean;
}

/**
 * A button that stays focusable while busy, or while blocked by `aria-disabled`; a disabled button would lose
 * the focus. If it is gone after its act, it passes the focus on.
 */
export function BusyButton({
  busy,
  startIcon,
  onClick,
  'aria-disabled': isWaiting,
  ...props
}: BusyButtonProps) {
  const isOff = busy || isWaiting === true;
  return (
    <PassingButton
      {...props}
      aria-busy={busy}
      aria-disabled={isOff || undefined}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  );
}
