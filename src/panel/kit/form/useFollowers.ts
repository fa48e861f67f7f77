import { useRef } from 'react';
import type { FormValues } from './FormValues.ts';
import { incomplete } from './widgets/DateWidget.tsx';

/** Leader field by follower: a follower starts with its leader's value. */
export type Followers = Readonly<Record<string, string>>;

/**
 * Returns the fields to fill after a change: a follower mirrors its leader until the user edits it.
 *
 * @example useFollowers({ endDate: 'startDate' })('startDate', values) // [['endDate', '2027-05-15']]
 */
export function useFollowers(followers: Followers = {}) {
  const given = useRef<FormValues>({});
  return (changed: string, values: FormValues): [field: string, value: FormValues][] => {
    // An edited field stays edited, even if it later equals the value once given.
    if (values[changed] !== given.current[changed]) delete given.current[changed];
    const leader = values[changed];
    if (leader === incomplete) return [];
    return Object.keys(followers)
      .filter(
        (field) => followers[field] === changed && [undefined, given.current[field]].includes(values[field]),
      )
      .map((field) => {
        given.current[field] = leader;
        // rjsf gives each value the type of all values.
        return [field, leader as FormValues];
      });
  };
}
