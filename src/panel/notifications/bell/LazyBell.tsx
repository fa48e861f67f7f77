import MissingIcon from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';

/** Lazy, so that visitors never load it. */
export const LazyBell = lazyPart(() => import('./NotificationBell.tsx'), <Room />, MissingBell);

/** Placeholder, to avoid a layout shift. */
function Room() {
  return <Box sx={{ width: 40, flexShrink: 0 }} />;
}

function MissingBell({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  const label = translate('shell.bell.missing');
  return (
    <IconButton
      color="inherit"
      title={label}
      aria-label={label}
      onClick={onRetry}
      sx={{ color: 'text.secondary' }}
    >
      <MissingIcon />
    </IconButton>
  );
}
