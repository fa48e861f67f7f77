import { useSessionStore } from '../data/sessionStore.ts';

/** Tells whether an id of a coordinator is that of the signed-in user. */
export function useIsSelf(): (id: string) => boolean {
  const own = useSessionStore((state) => state.user?.id);
  return (id) => id === own;
}
