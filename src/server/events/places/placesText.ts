import type { components } from '../../../contract/generated/types.ts';
import { openPlaces } from '../../../domain/events/openPlaces.ts';
import type { Translate } from '../../core/texts/translator.ts';

type Places = Parameters<typeof openPlaces>[0];

/** A shift's places as those of an event. */
export function shiftPlaces({
  places,
  taken,
  waitlisted,
}: Pick<components['schemas']['EventShift'], 'places' | 'taken' | 'waitlisted'>): Places {
  return { volunteersNeededNum: places, nrOfVolunteersSigned: taken, waitlisted };
}

/** How many places can be had, in words; undefined where their number is not known yet. */
export function placesText(event: Places, translate: Translate): string | undefined {
  const count = openPlaces(event);
  if (count === undefined) return undefined;
  return count > 0 ? translate('publicPages.placesFree', { count }) : translate('publicPages.placesTaken');
}
