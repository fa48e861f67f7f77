import { useEffect, useLayoutEffect } from 'react';
import { knownOrganization } from '../data/knownOrganization.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useCurrentPath } from './useCurrentPath.ts';

/**
 * A page of visitors waits for no session, but a member sees it as one. Only a browser that has been signed in before
 * asks: to others the API would answer 401 on each page.
 */
export function useQuietSession(): void {
  const isKnown = useSessionStore(({ user }) => user !== undefined);
  const isPublic = useCurrentPath()?.public === true;

  useEffect(() => {
    // Whoever is not signed in any more is shown what visitors are.
    if (isPublic && !isKnown && knownOrganization.read()) checkSession().catch(() => {});
  }, [isPublic, isKnown]);

  useLayoutEffect(() => {
    if (isKnown) document.documentElement.removeAttribute('data-asking');
  }, [isKnown]);
}
