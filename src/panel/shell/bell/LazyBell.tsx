import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadInTime } from '../../data/loadInTime.ts';

/** Visitors never load it, and the header stands without it when it does not come. */
const NotificationBell = lazy(() =>
  loadInTime(import('./NotificationBell.tsx')).catch(() => ({ default: () => <Room /> })),
);

export function LazyBell({ userId }: { readonly userId: string }) {
  return (
    <Suspense fallback={<Room />}>
      <NotificationBell userId={userId} />
    </Suspense>
  );
}

/** Keeps the other buttons where they are until it comes. */
function Room() {
  return <Box sx={{ width: 40, flexShrink: 0 }} />;
}
