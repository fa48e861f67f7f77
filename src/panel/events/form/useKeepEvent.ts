import { useQueryClient } from '@tanstack/react-query';
import { resources } from '../../../contract/generated/resources.ts';
import type { Event } from '../Event.ts';

const { name: resource } = resources.events;

/** Shows what the API has just answered wherever the event is shown. */
export function useKeepEvent(): (saved: Event) => void {
  const queryClient = useQueryClient();
  return (saved) => {
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: saved.id }] }, saved);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
