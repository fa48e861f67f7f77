import { useQueryClient } from '@tanstack/react-query';
import { resources } from '../../../contract/generated/resources.ts';
import { useSessionStore } from '../../data/sessionStore.ts';

/** Shows another photo of the signed-in user, or none, wherever it is shown. */
export function useSetPhoto(): (imageToken: string | null) => void {
  const queryClient = useQueryClient();
  return (imageToken) => {
    const { user, setUser } = useSessionStore.getState();
    if (user) setUser({ ...user, imageToken });
    void queryClient.invalidateQueries({ queryKey: [resources['organization-coordinators'].name] });
  };
}
