import { QueryClient } from '@tanstack/react-query';
import { useSessionStore } from './sessionStore.ts';

/** Cache of API reads, shared by react-admin and our own queries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // No retries: the transport has already shown the error, and would show it again. networkMode `always`
    // makes calls fail at once when offline; react-query's default waits silently for a network.
    queries: { retry: false, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let reader = useSessionStore.getState().user?.id;

// Clear the cache when a different user signs in. Keep it when the session merely ends: the page may hold a
// form with unsaved input.
useSessionStore.subscribe(({ user }) => {
  if (!user || user.id === reader) return;
  reader = user.id;
  queryClient.clear();
});
