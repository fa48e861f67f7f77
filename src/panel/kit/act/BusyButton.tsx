import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/**
 * A button that waits for its own work, or by `aria-disabled` for something else. Unlike a disabled one it keeps the
 * focus meanwhile.
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
