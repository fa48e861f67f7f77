import { useListContext } from 'react-admin';
import { useIsSelf } from '../useIsSelf.ts';
import { NoOthers } from './NoOthers.tsx';

/** A team always has somebody in it; one that has only the person who looks is as good as empty. */
export function OnlyYou() {
  const { data, total, filterValues } = useListContext();
  const isSelf = useIsSelf();
  const isSearched = Object.keys(filterValues).length > 0;
  const isAlone = total === 1 && !isSearched && data?.every(({ id }) => isSelf(String(id)));
  return isAlone && <NoOthers />;
}
