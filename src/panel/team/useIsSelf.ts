import { useState } from 'react';
import { useSessionStore } from '../data/sessionStore.ts';

/**
 * Tells whether an id of a coordinator is that of the signed-in user, or of who was when the page was opened: a
 * session that ends must not take a form away from under what was typed.
 */
export function useIsSelf(): (id: string) => boolean {
  const [own] = useState(() => useSessionStore.getState().user?.id);
  return (id) => id === own;
}
