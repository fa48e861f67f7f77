import type { Body } from '../../src/contract/calls.ts';
import { jsonBodyOf } from './contract.ts';
import { PASSWORD } from './signIn.ts';

/** Registration of a foundation by a new person, from the contract's example. */
export function buildRegistration(email: string): Body<'registerOrganization'> {
  const example = structuredClone(
    jsonBodyOf('registerOrganization')?.example,
  ) as Body<'registerOrganization'>;
  return { ...example, admin: { ...example.admin, email, password: PASSWORD } };
}

/** Input of an invited person. */
export function buildAcceptance(token: string): Body<'registerCoordinator'> {
  const example = structuredClone(jsonBodyOf('registerCoordinator')?.example) as Body<'registerCoordinator'>;
  return { ...example, token, password: PASSWORD };
}

/** A volunteer's application, from the contract's example. */
export function buildApplication(organizationId: string, email: string): Body<'applyAsVolunteer'> {
  const example = structuredClone(jsonBodyOf('applyAsVolunteer')?.example) as Body<'applyAsVolunteer'>;
  return { ...example, organizationId, email, password: PASSWORD };
}
