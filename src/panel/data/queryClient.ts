import { QueryClient } from '@tanstack/react-query';
import { useSessionStore } from './sessionStore.ts';

/** What was read from the API, shared by react-admin and our own queries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The transport has already told the person; repeating would tell them again.
    // Without a network a call fails at once: react-query's own way is to wait for one and say nothing.
    queries: { retry: false, staleTime: 5_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { retry: false, networkMode: 'always' },
  },
});

let reader = useSessionStore.getState().user?.id;

// Another person at the same screen never sees what the last one read. A session that just ends takes nothing
// away: the page may have a form on it, with something typed that is not saved.
useSessionStore.subscribe(({ user }) => {
  if (!user || user.id === reader) return;
  reader = user.id;
  queryClient.clear();
});
