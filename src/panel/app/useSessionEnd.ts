import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onFailure } from '../data/failures.ts';
import { rootHref } from '../data/rootHref.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** Leaves for the root as soon as any call is refused because the session has ended. */
export function useSessionEnd(): void {
  const navigate = useNavigate();

  useEffect(
    () =>
      onFailure(({ status, problem, quiet }) => {
        // A quiet failure is the session check's own, and whoever asked for it acts on it.
        if (status !== 401 || quiet || problem?.code === 'invalid_credentials') return;
        useSessionStore.getState().setUser(null);
        void navigate(rootHref(window.location), { replace: true });
      }),
    [navigate],
  );
}
