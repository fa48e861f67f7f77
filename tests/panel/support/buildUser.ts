import type { LoggedInUser } from '../../../src/panel/data/sessionStore.ts';

export function buildUser(overrides: Partial<LoggedInUser> = {}): LoggedInUser {
  return {
    id: '01980000-0000-7000-8000-000000000001',
    name: 'Anna Kowalska',
    email: 'anna.admin@demo.example',
    imageToken: null,
    role: 'admin',
    organizationId: '01980000-0000-7000-8000-0000000000aa',
    organizationName: 'Fundacja Pomocna Dłoń',
    ...overrides,
  };
}
