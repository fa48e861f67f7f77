import Skeleton from '@mui/material/Skeleton';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { MissingNote } from '../../lazy/MissingNote.tsx';
import type { FieldWidgetProps } from '../FormValues.ts';

/** Few forms ask for a moment, and whose clock it is by takes script. */
export const DateTimeWidget = lazyPart<FieldWidgetProps>(
  () => import('./DateTimeInput.tsx'),
  <Skeleton variant="rounded" height={40} />,
  MissingNote,
);
