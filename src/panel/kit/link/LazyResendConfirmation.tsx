import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingNote } from '../lazy/MissingNote.tsx';

/** Few need it, and it brings along what else is for members. */
export const LazyResendConfirmation = lazyPart(() => import('./ResendConfirmation.tsx'), null, MissingNote);
