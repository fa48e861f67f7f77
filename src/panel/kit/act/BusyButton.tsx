import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface BusyButtonProps extends ButtonProps {
  readonly busy: boolean;
}

/** A button that waits for its own work. Unlike a disabled one it keeps the focus meanwhile. */
export function BusyButton({ busy, startIcon, onClick, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : startIcon}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
