import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { onFailure } from '../data/failures.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** Leaves for the root as soon as any call is refused because the session has ended. */
export function useSessionEnd(): void {
  const navigate = useNavigate();

  useEffect(
    () =>
      onFailure(({ status, problem }) => {
        if (status !== 401 || problem?.code === 'invalid_credentials') return;
        useSessionStore.getState().setUser(null);
        void navigate(paths.landing.getHref(), { replace: true });
      }),
    [navigate],
  );
}
