import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { saveOverNewer } from '../../kit/form/conflict/saveOverNewer.ts';
import type { Organization } from '../useOrganization.ts';
import type { OrganizationUpdate } from './OrganizationUpdate.ts';
import { organizationForm } from './organizationForm.ts';

/**
 * Saves what was typed over the version that was opened. Another cover meanwhile is no conflict.
 *
 * @throws EditConflict with what is saved by now
 * @throws ApiError when the API refused
 */
export function saveOrganization(base: Organization, mine: OrganizationUpdate): Promise<Organization> {
  const params = { path: { id: base.id } };
  return saveOverNewer({
    schema: organizationForm.schema,
    base,
    mine,
    put: ({ version }) => answerOf(client.PUT('/organizations/{id}', { params, body: { ...mine, version } })),
    read: () => answerOf(client.GET('/organizations/{id}', { params })),
  });
}
