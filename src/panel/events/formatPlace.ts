import type { EventListItem } from './Event.ts';

type Place = Pick<EventListItem, 'city' | 'street' | 'houseNumber' | 'postCode'>;

/** The address of an event on one line: `Zgierska 12, 91-002 Łódź`. Empty where nothing is known of it. */
export function formatPlace({ city, street, houseNumber, postCode }: Place): string {
  const door = joined(' ', street, houseNumber);
  const town = joined(' ', postCode, city);
  return joined(', ', door, town);
}

function joined(by: string, ...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(by);
}
