import type { buildEvent } from './insertEvent.ts';

/** What the form of an unchanged event would send. */
export function eventInput(event: ReturnType<typeof buildEvent>) {
  const { title, helpCategory, description, coverDesign, startDate, eventStart, endDate, eventEnd } = event;
  const { city, street, houseNumber, postCode, location, volunteersNeededNum } = event;
  return {
    ...{ title, helpCategory, description, coverDesign, startDate, eventStart, endDate, eventEnd },
    ...{ city, street, houseNumber, postCode, location, volunteersNeededNum },
  };
}
