import { useGetOne } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { organizationId } from '../../data/organizationId.ts';

/** Of most foundations; it serves until theirs is known. */
export const usualTimeZone = 'Europe/Warsaw';

/** The foundation's time zone, in which the times of its events are. */
export function useTimeZone(): string {
  const { data } = useGetOne(resources.organizations.name, { id: organizationId() }, { staleTime: 300_000 });
  return typeof data?.timeZone === 'string' ? data.timeZone : usualTimeZone;
}
