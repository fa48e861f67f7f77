import { useLocation } from 'react-router';
import { wayIn } from '../data/wayIn.ts';

/** Addresses of the pages of visitors, which keep where somebody wants to go. */
export function useWayIn(): (path: Parameters<typeof wayIn>[0]) => string {
  const { search } = useLocation();
  return (path) => wayIn(path, search);
}
