import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BarShape } from '../../kit/show/BarShape.tsx';
import { ParticipantSkeletons } from './ParticipantSkeletons.tsx';

/** The page of participants to come. */
export function ParticipantsShape() {
  return (
    <Stack sx={{ gap: 2 }}>
      <BarShape />
      <div>
        <Skeleton width={280} height={36} sx={{ maxWidth: '100%' }} />
        <Skeleton width="40%" height={24} />
        <Skeleton width={200} height={20} />
      </div>
      <Skeleton variant="rounded" height={56} sx={{ maxWidth: 460 }} />
      <Skeleton variant="rounded" height={40} />
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0 }}>
        <ParticipantSkeletons />
      </Stack>
    </Stack>
  );
}
