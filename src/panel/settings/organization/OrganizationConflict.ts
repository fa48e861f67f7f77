import { ApiError } from '../../data/ApiError.ts';
import type { Organization } from '../useOrganization.ts';
import type { OrganizationUpdate } from './OrganizationUpdate.ts';

/** Two people have changed the settings at once. */
export class OrganizationConflict extends ApiError {
  readonly mine: OrganizationUpdate;
  readonly theirs: Organization;

  constructor({ status, problem }: ApiError, mine: OrganizationUpdate, theirs: Organization) {
    super(status, problem);
    this.mine = mine;
    this.theirs = theirs;
  }
}
