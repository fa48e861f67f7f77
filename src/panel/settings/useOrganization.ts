import { useGetOne } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { organizationId } from '../data/organizationId.ts';

export type Organization = components['schemas']['Organization'];

/** The foundation of the signed-in user. */
export function useOrganization() {
  return useGetOne<Organization>(resources.organizations.name, { id: organizationId() });
}
