import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import type { SubmitWay } from './FormStateContext.ts';

interface SubmitButtonProps {
  readonly way: SubmitWay;
  readonly busy: boolean;
  readonly fullWidth: boolean;
  readonly children: ReactNode;
}

/** It is never disabled, not even while it works: a disabled button loses the keyboard's focus. */
export function SubmitButton({ way, busy, fullWidth, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      value={way}
      variant={way === 'main' ? 'contained' : 'outlined'}
      size="large"
      fullWidth={fullWidth}
      aria-disabled={busy}
      aria-busy={busy}
    >
      <Box component="span" sx={{ opacity: busy ? 0 : 1 }}>
        {children}
      </Box>
      {busy && <CircularProgress color="inherit" size={20} aria-hidden sx={{ position: 'absolute' }} />}
    </Button>
  );
}
