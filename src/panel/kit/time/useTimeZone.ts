import { useGetOne } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { organizationId } from '../../data/sessionStore.ts';

/** Fallback until the foundation's time zone is loaded. */
export const defaultTimeZone = 'Europe/Warsaw';

/** The foundation's time zone, used for its events. */
export function useTimeZone(): string {
  const { data } = useGetOne(resources.organizations.name, { id: organizationId() }, { staleTime: 300_000 });
  return typeof data?.timeZone === 'string' ? data.timeZone : defaultTimeZone;
}
