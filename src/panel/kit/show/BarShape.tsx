import Skeleton from '@mui/material/Skeleton';

/** Where `ShowBar` will be. */
export function BarShape() {
  return <Skeleton width={140} height={28} />;
}
