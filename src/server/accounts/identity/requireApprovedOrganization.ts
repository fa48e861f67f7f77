import type { Queries } from '../../core/db/transaction.ts';
import { invalidField } from '../../core/http/ApiError.ts';

/**
 * The foundation that a visitor names by id.
 * @throws ApiError invalid_input, on the field `organizationId`, unless it exists and is approved
 */
export async function requireApprovedOrganization(
  id: string,
  db: Queries,
): Promise<{ id: string; name: string }> {
  const organization = await db
    .selectFrom('organizations')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (organization) return organization;
  throw invalidField('organizationId', 'reference');
}
