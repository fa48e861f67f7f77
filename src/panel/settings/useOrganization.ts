import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { organizationId } from '../data/organizationId.ts';

export type Organization = components['schemas']['Organization'];

/** The foundation of the user who opened the page, even if their session has ended. */
export function useOrganization() {
  const [id] = useState(organizationId);
  return useGetOne<Organization>(resources.organizations.name, { id });
}
