import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../lazy/lazyPart.tsx';

/** Lazy, because few visitors need it and it imports code for members. */
export const LazyResendConfirmation = lazyPart(() => import('./ResendConfirmation.tsx'), <Room />);

/** Placeholder of the button's size. */
function Room() {
  return <Skeleton variant="rounded" width={240} height={44} sx={{ maxWidth: '100%' }} />;
}
