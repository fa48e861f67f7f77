import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { loadPart } from '../../data/loadPart.ts';
import { askForRenewal, endRenewal, useRenewalStore } from '../../data/renewal.ts';
import { watchSession } from '../../data/session.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { isOtherUsersSession, sharedSession } from '../../data/sharedSession.ts';
import { rootHref } from '../../data/wantedPage.ts';
import { whenIdle } from '../../data/whenIdle.ts';
import { draftStore } from '../../kit/form/draft/draftStore.ts';
import { hasUnsavedForm, leaveToDrafts } from '../../kit/form/UnsavedGuard.tsx';
import type { RenewalDialogProps } from './RenewalDialog.tsx';

/**
 * When the session of an open page ends, asks to sign in again over it. The page stays as it is and resends
 * its refused calls. A user who leaves instead finds the drafts of this tab after signing in.
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

/** Milliseconds before a failed script is requested again. */
const PAUSE_MS = 5_000;

/** Loads the dialog in advance for members, because the network may be gone when it is needed. */
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
    // After everything the page needs.
    whenIdle(() => void load());
    return () => clearTimeout(timer);
  }, [isWanted]);

  return dialog?.Dialog;
}

/**
 * Follows session changes of other tabs. A page with unsaved input stays, under the sign-in dialog. Any other
 * page is left after a sign-out, and reloaded after a different user has signed in.
 */
function useSharedSession(leave: () => void): void {
  const follow = useEffectEvent(() => {
    if (!useSessionStore.getState().user) return;
    const shared = sharedSession.read();
    const isTyped = hasUnsavedForm() || draftStore.hasOwn();
    const { owner } = useRenewalStore.getState();

    if (shared && !shared.hasEnded && !isOtherUsersSession()) {
      if (owner) endRenewal(true);
    } else if (shared?.hasEnded || isTyped) askForRenewal();
    else if (owner) return;
    else if (shared) window.location.assign(paths.overview.getHref());
    else leave();
  });

  useEffect(() => sharedSession.onChange(() => follow()), []);
  useEffect(() => {
    // A page restored from the back/forward cache has missed all events.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}

/** Minimum milliseconds between two session checks. */
const WAKING_PAUSE_MS = 3 * 60_000;

/** Checks the session when the user or the network comes back, before the user continues to type. */
function useWaking(): void {
  useEffect(() => {
    let last = Date.now();
    const wake = () => {
      if (document.hidden || !navigator.onLine || Date.now() - last < WAKING_PAUSE_MS) return;
      last = Date.now();
      // No response says nothing about the session.
      watchSession().catch(() => {});
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('focus', wake);
    addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('focus', wake);
      removeEventListener('online', wake);
    };
  }, []);
}
