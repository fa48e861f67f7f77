import type { components } from '../../contract/generated/types.ts';

type Places = Pick<
  components['schemas']['Event'],
  'volunteersNeededNum' | 'nrOfVolunteersSigned' | 'waitlisted'
>;

/**
 * Places of an event that whoever comes now can have: nobody has them, and nobody waits for them. At least 0; undefined where their number is
 * not known yet.
 *
 * @example openPlaces({ volunteersNeededNum: 10, nrOfVolunteersSigned: 8, waitlisted: 1 }) // 1
 */
export function openPlaces({
  volunteersNeededNum,
  nrOfVolunteersSigned,
  waitlisted,
}: Places): number | undefined {
  return volunteersNeededNum
    ? Math.max(0, volunteersNeededNum - nrOfVolunteersSigned - waitlisted)
    : undefined;
}
