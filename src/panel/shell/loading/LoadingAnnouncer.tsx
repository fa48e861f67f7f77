import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLoadingStore } from './loadingStore.ts';

/** What comes sooner is not worth a word. */
const patience = 800;

/**
 * Tells a screen reader that something is on its way. One region that is always there: one that comes together
 * with its words is not read.
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

/** Whether something has been so for a while: what is over sooner need not be shown. */
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
