import { create } from 'zustand';
import { type Failure, reportFailure } from './failures.ts';
import { type LoggedInUser, useSessionStore } from './sessionStore.ts';
import { sharedSession } from './sharedSession.ts';

interface RenewalState {
  /** Whose session has ended while a page of theirs is open; missing while none has. */
  readonly owner: LoggedInUser | undefined;
}

/** The one question to sign in again, whatever many calls were refused; `SessionRenewal` asks it over the page. */
export const useRenewalStore = create<RenewalState>(() => ({ owner: undefined }));

const waiting = new Set<(isRenewed: boolean) => void>();
let renewals = 0;
let isTold = false;

/** How often a session was renewed so far: a call that was sent before the last time needs no other. */
export function renewalCount(): number {
  return renewals;
}

/** Asks who has the page open to sign in again. */
export function askForRenewal(): void {
  const { user } = useSessionStore.getState();
  if (!user || useRenewalStore.getState().owner) return;
  isTold = false;
  sharedSession.end(user.id);
  useRenewalStore.setState({ owner: user });
}

/** @param isRenewed whether the calls that wait are sent once more, or fail as they did */
export function endRenewal(isRenewed: boolean): void {
  if (isRenewed) renewals += 1;
  useRenewalStore.setState({ owner: undefined });
  for (const answer of waiting) answer(isRenewed);
  waiting.clear();
}

// Who has left waits for nothing.
useSessionStore.subscribe(({ user }) => {
  if (!user) endRenewal(false);
});

interface Refusal {
  readonly failure: Failure;
  /** As `renewalCount` was when the call was sent. */
  readonly sentAt: number;
  readonly signal: AbortSignal;
}

/**
 * Reports a call's failure, once for all that are refused because the session has ended. Those wait for the person to
 * sign in again.
 *
 * @returns whether the call is to be sent once more
 * @throws the signal's reason when the call is given up meanwhile
 */
export async function isToBeRepeated({ failure, sentAt, signal }: Refusal): Promise<boolean> {
  const { status, problem, quiet } = failure;
  const { user } = useSessionStore.getState();
  const isEnd = status === 401 && problem?.code !== 'invalid_credentials' && Boolean(user);
  if (isEnd && sentAt < renewals) return true;
  if (isEnd) askForRenewal();
  if (!isEnd || !isTold) reportFailure(failure);
  if (!isEnd) return false;
  if (!quiet) isTold = true;
  return untilAnswered(signal);
}

function untilAnswered(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(answer);
      reject(signal.reason);
    };
    const answer = (isRenewed: boolean) => {
      signal.removeEventListener('abort', giveUp);
      resolve(isRenewed);
    };
    waiting.add(answer);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}
