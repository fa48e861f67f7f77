import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { LoadingNote } from './loading/LoadingNote.tsx';

/** Progress bar at the top of the window while a page loads. */
export function PageProgress() {
  const translate = useTranslate();
  return (
    <>
      <LinearProgress
        aria-label={translate('shell.loading')}
        sx={{ position: 'fixed', inset: '0 0 auto', zIndex: (theme) => theme.zIndex.appBar + 1 }}
      />
      <LoadingNote />
    </>
  );
}
