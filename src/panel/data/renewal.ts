import { create } from 'zustand';
import { type Failure, reportFailure } from './failures.ts';
import { type LoggedInUser, useSessionStore } from './sessionStore.ts';
import { sharedSession } from './sharedSession.ts';

interface RenewalState {
  /** The user whose session expired while their page is open; otherwise undefined. */
  readonly owner: LoggedInUser | undefined;
}

/** One prompt to sign in again, however many calls were refused; `SessionRenewal` shows it over the page. */
export const useRenewalStore = create<RenewalState>(() => ({ owner: undefined }));

const waiting = new Set<(isRenewed: boolean) => void>();
let renewals = 0;
let isTold = false;

/** Number of renewals so far. A call sent before the last one needs no new prompt. */
export function renewalCount(): number {
  return renewals;
}

/** Opens the prompt to sign in again. */
export function askForRenewal(): void {
  const { user } = useSessionStore.getState();
  if (!user || useRenewalStore.getState().owner) return;
  isTold = false;
  sharedSession.end(user.id);
  useRenewalStore.setState({ owner: user });
}

/** @param isRenewed whether to resend the waiting calls, or let them fail */
export function endRenewal(isRenewed: boolean): void {
  if (isRenewed) renewals += 1;
  useRenewalStore.setState({ owner: undefined });
  for (const answer of waiting) answer(isRenewed);
  waiting.clear();
}

// Signing out fails the waiting calls.
useSessionStore.subscribe(({ user }) => {
  if (!user) endRenewal(false);
});

interface Refusal {
  readonly failure: Failure;
  /** `renewalCount()` at the time the call was sent. */
  readonly sentAt: number;
  readonly signal: AbortSignal;
}

/**
 * Reports a failed call. Calls refused because the session has ended share one report and wait until the user
 * signs in again.
 *
 * @returns whether to resend the call
 * @throws the signal's reason if the call is aborted meanwhile
 */
export async function shouldResend({ failure, sentAt, signal }: Refusal): Promise<boolean> {
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
