import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addDays, addMonths } from '../time/addDays.ts';

interface DayFocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly month: string;
  readonly today: string;
  readonly onShow: (month: string) => void;
}

interface DayFocus {
  /** The only day in the tab order, with its events. */
  readonly day: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Roving focus: arrow keys move between the days, also across months; only one day is in the tab order. */
export function useDayFocus({ grid, month, today, onShow }: DayFocusOptions): DayFocus {
  const [walked, setWalked] = useState(today);
  const isWalking = useRef(false);
  const isShown = (date: string) => date.startsWith(month);
  const day = [walked, today].find(isShown) ?? `${month}-01`;

  useEffect(() => {
    // Its month may still be loading.
    if (!isWalking.current || day !== walked) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayAfterKey(day, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    isWalking.current = true;
    setWalked(next);
    if (!isShown(next)) onShow(next.slice(0, 7));
  };
  return { day, onKeyDown };
}

function dayAfterKey(day: string, key: string): string | undefined {
  const weekday = (new Date(day).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return sameDay(day, -1);
    case 'PageDown':
      return sameDay(day, 1);
    default:
      return undefined;
  }
}

/** The same day in another month, or that month's last day. */
function sameDay(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const wanted = `${month}${day.slice(7)}`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return wanted < last ? wanted : last;
}
