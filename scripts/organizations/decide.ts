import type { Queries } from '../../src/server/db/transaction.ts';
import { ApiError } from '../../src/server/http/ApiError.ts';
import { decideOrganization } from '../../src/server/organization/decideOrganization.ts';
import { findOrganization } from '../../src/server/organization/organizationStore.ts';
import { StartError } from '../../src/server/StartError.ts';
import type { DecisionCommand } from './readCommand.ts';

/**
 * Approves or declines a foundation, which gets a mail about it.
 * @returns what was done, for the operator
 * @throws {StartError} when there is none or it does not wait
 */
export async function decide({ act, id, why }: DecisionCommand, db: Queries): Promise<string> {
  const status = act === 'approve' ? 'approved' : 'declined';
  try {
    await decideOrganization(id, { status, reason: why }, db);
  } catch (error) {
    throw error instanceof ApiError ? await refusal(id, db) : error;
  }
  const organization = await findOrganization(id, db);
  return `${organization?.name} is ${status}. The server sends its admin a mail about that.`;
}

async function refusal(id: string, db: Queries): Promise<StartError> {
  const organization = await findOrganization(id, db);
  if (!organization) return new StartError(`There is no foundation ${id}.`);
  const { name, status } = organization;
  return new StartError(`${name} is ${status}: only one that is pending can be approved or declined.`);
}
