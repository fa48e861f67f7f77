import { useState } from 'react';
import { useSessionStore } from '../data/sessionStore.ts';

/**
 * Whether an id is the signed-in user's, or was when the page was opened: the end of a session must not
 * remove a form with unsaved input.
 */
export function useIsSelf(): (id: string) => boolean {
  const [own] = useState(() => useSessionStore.getState().user?.id);
  return (id) => id === own;
}
