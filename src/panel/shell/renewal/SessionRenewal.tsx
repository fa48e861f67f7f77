import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { loadPart } from '../../data/loadPart.ts';
import { askForRenewal, endRenewal, useRenewalStore } from '../../data/renewal.ts';
import { rootHref } from '../../data/rootHref.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { isOthersSession, sharedSession } from '../../data/sharedSession.ts';
import { draftStore } from '../../kit/form/draft/draftStore.ts';
import { hasUnsavedForm, leaveToDrafts } from '../../kit/form/useUnsavedForm.ts';
import type { RenewalDialogProps } from './RenewalDialog.tsx';
import { useWaking } from './useWaking.ts';

/**
 * Where the session of an open page ends, asks over that page to sign in again; the page stays as it is, and what it
 * could not do is done then. Whoever leaves instead finds what was typed in this tab, once signed in again.
 */
export function SessionRenewal() {
  const navigate = useNavigate();
  const location = useLocation();
  const owner = useRenewalStore((renewal) => renewal.owner);
  const isMember = useSessionStore(({ user }) => Boolean(user));
  const Dialog = useDialog(isMember);

  const leave = () => {
    leaveToDrafts();
    useSessionStore.getState().setUser(null);
    void navigate(rootHref(location), { replace: true });
  };
  useSharedSession(leave);
  useWaking();

  return owner && Dialog ? <Dialog owner={owner} onLeave={leave} /> : null;
}

/** Milliseconds before a script that did not come is asked for again. */
const PAUSE_MS = 5_000;

/** Is there before it is needed, because the network may be gone then; visitors have no use for it. */
function useDialog(isMember: boolean): ComponentType<RenewalDialogProps> | undefined {
  const [dialog, setDialog] = useState<{ readonly Dialog: ComponentType<RenewalDialogProps> }>();
  const isWanted = isMember && !dialog;

  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      loadPart(() => import('./RenewalDialog.tsx')).then(
        ({ default: Dialog }) => setDialog({ Dialog }),
        () => {
          timer = setTimeout(load, PAUSE_MS);
        },
      );
    // Behind all that the page itself wants. Safari has no such callback.
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => void load());
    return () => clearTimeout(timer);
  }, [isWanted]);

  return dialog?.Dialog;
}

/**
 * Does what follows from what another tab has done with the session. A page with something typed stays, below the
 * question to sign in again; any other is left by who has signed out, and begins anew for who has signed in instead.
 */
function useSharedSession(leave: () => void): void {
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
