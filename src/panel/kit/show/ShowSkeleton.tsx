import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import { useCurrentPath } from '../../shell/useCurrentPath.ts';

/** A profile to come, in about its own size, under the name of its kind. */
export function ShowSkeleton() {
  const translate = useTranslate();
  const title = useCurrentPath()?.title;
  return (
    <Stack sx={{ gap: 3 }}>
      <LoadingNote />
      {title && (
        <Typography variant="h1" tabIndex={-1} sx={visuallyHidden}>
          {translate(title)}
        </Typography>
      )}
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
