export interface EventAddress {
  readonly location: string | null;
  readonly street: string | null;
  readonly houseNumber: string | null;
  readonly city: string | null;
}

/**
 * Place of an event in words.
 * @example eventWhere({ location: 'Dom kultury', street: 'Zgierska', houseNumber: '5', city: 'Łódź' })
 * // 'Dom kultury, Zgierska 5, Łódź'
 */
export function eventWhere({ location, street, houseNumber, city }: EventAddress): string {
  const address = [street, houseNumber].filter(Boolean).join(' ');
  return [location, address, city].filter(Boolean).join(', ');
}
