import { deepEquals } from '@rjsf/utils';
import { useRef } from 'react';

/** Maximum time of a double click on common systems, in milliseconds. */
const doubleClick = 500;

interface SecondClick {
  /** Whether the same data was submitted a moment ago. */
  readonly isSecond: (data: unknown) => boolean;
  readonly take: (data: unknown) => void;
}

/**
 * Detects a double click: the response may arrive before the second click, which would submit the same data
 * again.
 */
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
