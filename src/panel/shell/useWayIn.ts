import { useLocation } from 'react-router';
import { wayIn } from '../data/wantedPage.ts';

/** URLs of visitors' pages that keep the wanted page. */
export function useWayIn(): (path: Parameters<typeof wayIn>[0]) => string {
  const { search } = useLocation();
  return (path) => wayIn(path, search);
}
