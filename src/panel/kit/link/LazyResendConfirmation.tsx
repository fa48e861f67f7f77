import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingNote } from '../lazy/MissingNote.tsx';

/** Few need it, and it brings along what else is for members. */
export const LazyResendConfirmation = lazyPart(
  () => import('./ResendConfirmation.tsx'),
  <Room />,
  MissingNote,
);

/** As much as the button takes. */
function Room() {
  return <Skeleton variant="rounded" width={240} height={44} sx={{ maxWidth: '100%' }} />;
}
