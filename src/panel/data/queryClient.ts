import { QueryClient } from '@tanstack/react-query';
import { useSessionStore } from './sessionStore.ts';

/** What was read from the API, shared by react-admin and our own queries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The transport has already told the person; repeating would tell them again.
    queries: { retry: false, staleTime: 5_000 },
    mutations: { retry: false },
  },
});

// Another person at the same screen never sees what the last one read.
useSessionStore.subscribe(({ user }, { user: before }) => {
  if (user?.id !== before?.id) queryClient.clear();
});
