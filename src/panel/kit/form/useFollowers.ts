import { useRef } from 'react';
import type { FormValues } from './FormValues.ts';
import { incomplete } from './widgets/DateWidget.tsx';

/** Fields that begin as another field: the follower by its leader. */
export type Followers = Readonly<Record<string, string>>;

/**
 * Tells what to fill in after a change: a follower is what its leader is while nobody has chosen something else.
 *
 * @example useFollowers({ endDate: 'startDate' })('startDate', values) // [['endDate', '2027-05-15']]
 */
export function useFollowers(followers: Followers = {}) {
  const given = useRef<FormValues>({});
  return (changed: string, values: FormValues): [field: string, value: FormValues][] => {
    // What somebody chooses is chosen, even where it then is what was given once.
    if (values[changed] !== given.current[changed]) delete given.current[changed];
    const leader = values[changed];
    if (leader === incomplete) return [];
    return Object.keys(followers)
      .filter(
        (field) => followers[field] === changed && [undefined, given.current[field]].includes(values[field]),
      )
      .map((field) => {
        given.current[field] = leader;
        // rjsf takes the type of all values for that of each.
        return [field, leader as FormValues];
      });
  };
}
