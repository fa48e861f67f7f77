import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useLoaderStore } from '../data/loaderStore.ts';
import { LoadingNote } from './loading/LoadingNote.tsx';

/** Covers the page while any work holds the loader up. */
export function LoaderOverlay() {
  const translate = useTranslate();
  const loading = useLoaderStore((state) => state.counter > 0);
  return (
    <Backdrop
      open={loading}
      unmountOnExit
      // MUI takes a backdrop for decoration.
      slotProps={{ root: { 'aria-hidden': false, role: 'status' } }}
      // Above dialogs: what is asked in one may be what everybody waits for.
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1, color: 'common.white' }}
    >
      <CircularProgress color="inherit" aria-label={translate('shell.loading')} />
      <LoadingNote />
    </Backdrop>
  );
}
