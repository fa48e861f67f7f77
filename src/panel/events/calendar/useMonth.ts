import { useSearchParams } from 'react-router';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import { todayIn } from '../time/todayIn.ts';
import { useNow } from '../time/useNow.ts';
import { monthParam } from './monthParam.ts';

interface ShownMonth {
  /** `YYYY-MM` */
  readonly month: string;
  /** `YYYY-MM-DD` where the foundation is. */
  readonly today: string;
  readonly show: (month: string) => void;
}

/** Which month the calendar shows, in the address; the current one needs no word there. */
export function useMonth(): ShownMonth {
  const [search, setSearch] = useSearchParams();
  const today = todayIn(useTimeZone(), useNow());
  const current = today.slice(0, 7);
  const asked = search.get(monthParam) ?? '';
  return {
    month: /^2\d{3}-(0[1-9]|1[0-2])$/.test(asked) ? asked : current,
    today,
    show: (month) =>
      setSearch((search) => {
        const next = new URLSearchParams(search);
        if (month === current) next.delete(monthParam);
        else next.set(monthParam, month);
        return next;
      }),
  };
}
