import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import type { components } from '../../contract/generated/types.ts';
import { organizationId } from '../data/sessionStore.ts';

export type Organization = components['schemas']['Organization'];

/** The foundation of the user who opened the page, even if their session has ended. */
export function useOrganization() {
  const [id] = useState(organizationId);
  return useGetOne<Organization>(resources.organizations.name, { id });
}

/**
 * The last value read. Signing in as someone else clears the cache, but a form with unsaved input stays until
 * the user leaves it.
 */
export function useLastData<Value>(read: Value | undefined): Value | undefined {
  const [kept, setKept] = useState(read);
  if (read !== undefined && read !== kept) setKept(read);
  return read ?? kept;
}
