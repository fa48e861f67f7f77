import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { MissingNote } from '../../lazy/MissingNote.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';

/** Lazy, because few forms need it and time zones take much code. */
export const DateTimeWidget = lazyPart<FieldWidgetProps>(
  () => import('./DateTimeInput.tsx'),
  <Skeleton variant="rounded" height={40} />,
  MissingNote,
);
