import { useLocation } from 'react-router';

/** The list's current address, for the way back from a record. */
export function useListAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
