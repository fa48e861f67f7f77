import { useTranslate } from 'react-admin';
import { TimeValue } from '../field/FieldValue.tsx';
import { formatFromNow, formatInstant } from '../format/formatDate.ts';
import { useNow } from './useNow.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** A past instant: relative within a day, then as a date. */
export function RecentTime({ instant }: { readonly instant: string }) {
  const translate = useTranslate();
  const now = useNow();
  const age = now - new Date(instant).getTime();
  const text = () => {
    // Also if the server's clock is ahead.
    if (age < minute) return translate('kit.time.justNow');
    return age < day ? formatFromNow(instant, now) : formatInstant(instant);
  };
  return <TimeValue dateTime={instant}>{text()}</TimeValue>;
}
