import { deepEquals } from '@rjsf/utils';
import { useRef } from 'react';

/** Within this time, in milliseconds, two clicks are a double click on every system. */
const doubleClick = 500;

interface SecondClick {
  /** Whether what is about to be sent was taken a moment ago. */
  readonly isSecond: (data: unknown) => boolean;
  readonly take: (data: unknown) => void;
}

/** An answer may be faster than the second click of a double click, and that would send the same again. */
export function useSecondClick(): SecondClick {
  const taken = useRef<{ readonly data: unknown; readonly at: number }>(undefined);
  return {
    isSecond: (data) => {
      const { current: last } = taken;
      return last !== undefined && Date.now() - last.at < doubleClick && deepEquals(data, last.data);
    },
    take: (data) => {
      taken.current = { data, at: Date.now() };
    },
  };
}
