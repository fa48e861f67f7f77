import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that stays focusable while busy, or while blocked by `aria-disabled`; a disabled button would lose
 * the focus.
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
    <Button
      {...props}
      aria-busy={busy}
      aria-disabled={isOff || undefined}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
    />
  );
}
