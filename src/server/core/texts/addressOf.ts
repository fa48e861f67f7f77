type Address = Partial<
  Record<'postCode' | 'city' | 'street' | 'houseNumber' | 'apartmentNumber', string | null>
>;

/**
 * An address in one line; of volunteers parts may be missing.
 * @example addressOf({ street: 'Zgierska', houseNumber: '5', postCode: '91-002', city: 'Łódź' }) // 'Zgierska 5, 91-002 Łódź'
 */
export function addressOf({ postCode, city, street, houseNumber, apartmentNumber }: Address): string {
  const house = [houseNumber, apartmentNumber].filter(Boolean).join('/');
  const parts = [
    [street, house],
    [postCode, city],
  ].map((words) => words.filter(Boolean).join(' '));
  return parts.filter(Boolean).join(', ');
}
