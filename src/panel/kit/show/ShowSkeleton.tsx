import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';

/** A profile to come, in about its own size. */
export function ShowSkeleton() {
  const translate = useTranslate();
  return (
    <Stack role="status" aria-label={translate('shell.loading')} sx={{ gap: 3 }}>
      <Skeleton width={160} height={36} />
      <Card sx={{ p: 3, display: 'flex', gap: 3, alignItems: 'center' }}>
        <Skeleton variant="circular" width={72} height={72} sx={{ flexShrink: 0 }} />
        <Stack sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" height={40} />
          <Skeleton width="65%" />
        </Stack>
      </Card>
      <Skeleton variant="rounded" height={280} />
    </Stack>
  );
}
