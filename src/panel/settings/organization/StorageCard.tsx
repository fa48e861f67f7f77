import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../../kit/format/formatBytes.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { useFileStorage } from '../../kit/upload/useFileStorage.ts';
import { SettingsCard } from '../SettingsCard.tsx';

/** Used share of the file storage. */
export function StorageCard() {
  const translate = useTranslate();
  const title = translate('settings.storage.title');
  const { data, error, refetch } = useFileStorage();

  return (
    <SettingsCard title={title} text={translate('settings.storage.text')}>
      {data ? (
        <Used title={title} {...data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={40} />
      )}
    </SettingsCard>
  );
}

function Used({ title, bytes, maxBytes }: { title: string; bytes: number; maxBytes: number }) {
  const translate = useTranslate();
  const isFull = bytes >= maxBytes;
  const used = translate('settings.storage.used', { used: formatBytes(bytes), max: formatBytes(maxBytes) });
  return (
    <>
      <Typography sx={{ mb: 1 }}>{used}</Typography>
      <LinearProgress
        variant="determinate"
        color={isFull ? 'error' : 'primary'}
        value={Math.min(100, (100 * bytes) / maxBytes)}
        aria-label={title}
        aria-valuetext={used}
        sx={{ height: 8, borderRadius: 1 }}
      />
      {isFull && (
        <Typography sx={{ mt: 1, color: 'error.main' }}>{translate('settings.storage.full')}</Typography>
      )}
    </>
  );
}
