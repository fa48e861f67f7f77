import { useTranslate } from 'react-admin';
import { TimeValue } from '../field/TimeValue.tsx';
import { formatInstant } from '../format/formatDate.ts';
import { formatFromNow } from '../format/formatFromNow.ts';
import { useNow } from './useNow.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** An instant that is past: how long ago within a day, by its date after that. */
export function RecentTime({ instant }: { readonly instant: string }) {
  const translate = useTranslate();
  const now = useNow();
  const age = now - new Date(instant).getTime();
  const text = () => {
    // Also when the server's clock is ahead of this one.
    if (age < minute) return translate('kit.time.justNow');
    return age < day ? formatFromNow(instant, now) : formatInstant(instant);
  };
  return <TimeValue dateTime={instant}>{text()}</TimeValue>;
}
