import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { EventTimes } from '../../../domain/events/eventSpan.ts';
import { timeFaults } from '../../../domain/events/timeFaults.ts';
import type { FormCheck } from '../../kit/form/withCheck.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';

/** Finds times that cannot be by the foundation's clocks, such as those that they skip in spring. */
export function useTimesCheck(): FormCheck {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  return useCallback(
    (values) => {
      const faults = timeFaults(values as EventTimes, timeZone);
      return Object.fromEntries(faults.map(({ field, key }) => [field, translate(`validation.${key}`)]));
    },
    [translate, timeZone],
  );
}
