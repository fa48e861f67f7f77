import type { Body } from '../../src/contract/calls.ts';
import { jsonBodyOf } from './contract.ts';
import { PASSWORD } from './signIn.ts';

/** A foundation's registration by a new person, as the contract's example has it. */
export function buildRegistration(email: string): Body<'registerOrganization'> {
  const example = structuredClone(
    jsonBodyOf('registerOrganization')?.example,
  ) as Body<'registerOrganization'>;
  return { ...example, admin: { ...example.admin, email, password: PASSWORD } };
}

/** What an invited person sends. */
export function buildAcceptance(token: string): Body<'registerCoordinator'> {
  const example = structuredClone(jsonBodyOf('registerCoordinator')?.example) as Body<'registerCoordinator'>;
  return { ...example, token, password: PASSWORD };
}

/** Somebody who wants to help a foundation, as the contract's example has it. */
export function buildApplication(organizationId: string, email: string): Body<'applyAsVolunteer'> {
  const example = structuredClone(jsonBodyOf('applyAsVolunteer')?.example) as Body<'applyAsVolunteer'>;
  return { ...example, organizationId, email, password: PASSWORD };
}
