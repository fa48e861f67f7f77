import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoadingStore } from './LoadingNote.tsx';

/** Milliseconds of loading before it is announced. */
const patience = 800;

/**
 * Announces loading to screen readers. One permanent live region, because a region that is added together
 * with its text is not read.
 */
export function LoadingAnnouncer() {
  const translate = useTranslate();
  const isLoading = useLoadingStore(({ count }) => count > 0);
  const isTold = useLasting(isLoading, patience);

  return (
    <Box role="status" sx={visuallyHidden}>
      {isTold && translate('shell.loading')}
    </Box>
  );
}

/** Whether a condition has held for a while. */
export function useLasting(isSo: boolean, patienceMs: number): boolean {
  const [isLasting, setLasting] = useState(false);

  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasting(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isSo, patienceMs]);

  return isLasting;
}
