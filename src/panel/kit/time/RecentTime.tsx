import { TimeValue } from '../field/TimeValue.tsx';
import { formatInstant } from '../format/formatDate.ts';
import { formatFromNow } from '../format/formatFromNow.ts';
import { useNow } from './useNow.ts';

const day = 24 * 60 * 60 * 1000;

/** An instant: how long ago within a day, by its date after that. */
export function RecentTime({ instant }: { readonly instant: string }) {
  const now = useNow();
  const isRecent = now - new Date(instant).getTime() < day;
  return (
    <TimeValue dateTime={instant}>
      {isRecent ? formatFromNow(instant, now) : formatInstant(instant)}
    </TimeValue>
  );
}
