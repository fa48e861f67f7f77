import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../contract/paths.ts';
import { askForRenewal, endRenewal, useRenewalStore } from '../../data/renewal.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { isOthersSession, sharedSession } from '../../data/sharedSession.ts';
import { draftStore } from '../../kit/form/draft/draftStore.ts';
import { hasUnsavedForm } from '../../kit/form/useUnsavedForm.ts';

/**
 * Does what follows from what another tab has done with the session. A page with something typed stays, below the
 * question to sign in again; any other is left by who has signed out, and begins anew for who has signed in instead.
 */
export function useSharedSession(leave: () => void): void {
  const follow = useEffectEvent(() => {
    if (!useSessionStore.getState().user) return;
    const shared = sharedSession.read();
    const isTyped = hasUnsavedForm() || draftStore.hasOwn();
    const { owner } = useRenewalStore.getState();

    if (shared && !shared.hasEnded && !isOthersSession()) {
      if (owner) endRenewal(true);
    } else if (shared?.hasEnded || isTyped) askForRenewal();
    else if (owner) return;
    else if (shared) window.location.assign(paths.overview.getHref());
    else leave();
  });

  useEffect(() => sharedSession.onChange(() => follow()), []);
  useEffect(() => {
    // A page that comes back out of the browser's cache has heard of nothing meanwhile.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}
