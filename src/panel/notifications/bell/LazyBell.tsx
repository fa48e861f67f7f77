import MissingIcon from '@mui/icons-material/SyncProblem';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { lazyPart } from '../../kit/lazy/lazyPart.tsx';
import { ToolRoom } from '../../kit/lazy/ToolRoom.tsx';

/** Lazy, so that visitors never load it. */
export const LazyBell = lazyPart(() => import('./NotificationBell.tsx'), <ToolRoom />, MissingBell);

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
