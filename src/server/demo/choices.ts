import type { components } from '../../contract/generated/types.ts';

type Schemas = components['schemas'];

/** Choices of the contract to pick from by chance. */
export const weekdays: readonly Schemas['Weekday'][] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

export const foundVia: readonly Schemas['FoundVia'][] = [
  'friends',
  'socialMedia',
  'press',
  'event',
  'internet',
  'school',
  'other',
];
