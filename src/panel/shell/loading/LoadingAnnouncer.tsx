import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { useLoadingStore } from './loadingStore.ts';
import { useLasting } from './useLasting.ts';

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
