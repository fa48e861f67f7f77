import Skeleton from '@mui/material/Skeleton';

/** Placeholder of `ShowBar`. */
export function BarShape() {
  return <Skeleton width={140} height={28} />;
}
