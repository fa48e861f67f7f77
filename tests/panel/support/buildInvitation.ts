import type { components } from '../../../src/contract/generated/types.ts';

type Invitation = components['schemas']['Invitation'];

const DAY_MS = 24 * 60 * 60 * 1000;
let last = 700;

/** An invitation that was sent yesterday and waits; each one has an id of its own. */
export function buildInvitation(overrides: Partial<Invitation> = {}): Invitation {
  last += 1;
  return {
    id: `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`,
    firstname: 'Magdalena',
    lastname: 'Wójcik',
    email: 'magdalena.wojcik@mail.example',
    role: 'coordinator',
    language: 'pl',
    message: null,
    status: 'pending',
    invitedBy: 'Anna Kowalska',
    createdAt: new Date(Date.now() - DAY_MS).toISOString(),
    expiresAt: new Date(Date.now() + 12.5 * DAY_MS).toISOString(),
    acceptedAt: null,
    revokedAt: null,
    ...overrides,
  };
}
