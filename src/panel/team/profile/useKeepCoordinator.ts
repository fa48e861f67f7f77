import { useQueryClient } from '@tanstack/react-query';
import { resources } from '../../../contract/generated/resources.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import type { Coordinator } from './Coordinator.ts';

const { name: resource } = resources['organization-coordinators'];

/** Shows what the API has just answered wherever the coordinator is shown: here, in lists and, of oneself, in the header. */
export function useKeepCoordinator(): (saved: Coordinator) => void {
  const queryClient = useQueryClient();
  return (saved) => {
    const { id, name, role, email } = saved;
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, saved);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    const { user, setUser } = useSessionStore.getState();
    if (user?.id === id) setUser({ ...user, name, role, email });
  };
}
