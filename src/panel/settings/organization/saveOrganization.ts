import { ApiError } from '../../data/ApiError.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { EditConflict } from '../../kit/form/conflict/EditConflict.ts';
import { mergeChanges } from '../../kit/form/mergeChanges.ts';
import type { Organization } from '../useOrganization.ts';
import type { OrganizationUpdate } from './OrganizationUpdate.ts';
import { organizationForm } from './organizationForm.ts';

/**
 * Saves what was typed over the version that was opened. What was saved meanwhile and changes no field of the
 * form, such as another cover, is nobody's conflict.
 *
 * @throws EditConflict with what is saved by now
 * @throws ApiError when the API refused
 */
export async function saveOrganization(base: Organization, mine: OrganizationUpdate): Promise<Organization> {
  try {
    return await put(base, mine);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem?.code !== 'record_changed') throw error;
    const theirs = await read(base.id);
    if (!isSameToForm(base, theirs)) throw new EditConflict(error, mine, theirs);
    return put(theirs, mine);
  }
}

function put({ id, version }: Organization, mine: OrganizationUpdate): Promise<Organization> {
  const body = { ...mine, version };
  return answerOf(client.PUT('/organizations/{id}', { params: { path: { id } }, body }));
}

function read(id: string): Promise<Organization> {
  return answerOf(client.GET('/organizations/{id}', { params: { path: { id } } }));
}

function isSameToForm(base: Organization, theirs: Organization): boolean {
  const merged = mergeChanges(organizationForm.schema, {
    base: { ...base },
    mine: { ...base },
    theirs: { ...theirs },
  });
  return merged.theirs.length === 0;
}
