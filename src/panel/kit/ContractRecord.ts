export interface ContractRecord {
  readonly id: string;
  readonly [property: string]: unknown;
}

/**
 * Display name of a record, from the contract's label properties.
 * @example recordName(resources.volunteers.label, volunteer) // 'Łucja Wiśniewska'
 */
export function recordName(label: readonly string[], record: Readonly<Record<string, unknown>>): string {
  return label
    .map((property) => record[property])
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' ');
}
