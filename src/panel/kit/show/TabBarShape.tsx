import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder of `TabBar`. */
export function TabBarShape() {
  return (
    <Stack
      direction="row"
      sx={{ height: 49, gap: 3, px: 2, alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <Skeleton width={64} />
      <Skeleton width={88} />
      <Skeleton width={64} />
    </Stack>
  );
}
