import type { components } from '../../../src/contract/generated/types.ts';

type Coordinator = components['schemas']['Coordinator'];

let last = 500;

/** A coordinator of the team; each one has an id of its own. */
export function buildCoordinator(overrides: Partial<Coordinator> = {}): Coordinator {
  last += 1;
  return {
    id: `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`,
    name: 'Piotr Zieliński',
    role: 'coordinator',
    email: 'piotr.zielinski@demo.example',
    phoneNumber: '+48602345678',
    country: null,
    postalCode: null,
    town: 'Zgierz',
    street: null,
    houseNumber: null,
    apartmentNumber: null,
    imageToken: null,
    createdAt: '2026-03-14T08:12:00.000Z',
    version: 1,
    history: [],
    ...overrides,
  };
}
