import { useLocation } from 'react-router';

/** The address of the list as it is now, for the way back from a record. */
export function useListAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
