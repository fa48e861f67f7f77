import { useSearchParams } from 'react-router';
import { type EventGroup, eventGroups, groupParam } from './eventGroups.ts';

/** The open group, in the address. Search and filters stay when another is opened; its order and pages are its own. */
export function useEventGroup(): [EventGroup, (group: EventGroup) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(groupParam);
  const group = eventGroups.find((name) => name === asked) ?? eventGroups[0];

  const open = (next: EventGroup) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      for (const name of ['page', 'sort', groupParam]) changed.delete(name);
      if (next !== eventGroups[0]) changed.set(groupParam, next);
      return changed;
    });
  return [group, open];
}
