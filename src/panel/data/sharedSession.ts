import { useSessionStore } from './sessionStore.ts';

/** localStorage key; a change fires a `storage` event in the other tabs. */
const key = 'session';

/** What the tabs last learned about their common session. */
export interface SharedSession {
  readonly userId: string;
  /** Whether it expired, without a sign-out. */
  readonly hasEnded: boolean;
}

/** The session as tabs share it. They have one cookie, so signing in or out in one tab applies to all. */
export const sharedSession = {
  /** Undefined while nobody is signed in. */
  read: (): SharedSession | undefined => {
    const [userId, state] = localStorage.getItem(key)?.split(' ') ?? [];
    return userId ? { userId, hasEnded: state === 'ended' } : undefined;
  },
  start: (userId: string): void => localStorage.setItem(key, userId),
  /** The session expired. */
  end: (userId: string): void => {
    if (sharedSession.read()?.userId === userId) localStorage.setItem(key, `${userId} ended`);
  },
  /** The user signed out. */
  clear: (): void => localStorage.removeItem(key),
  /** @param listener called when another tab learns something new */
  onChange: (listener: () => void): (() => void) => {
    const hear = (event: StorageEvent) => {
      // A null key means that the storage was cleared.
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Whether another tab has signed in a different user than this page's. */
export function isOtherUsersSession(): boolean {
  const { user } = useSessionStore.getState();
  const shared = sharedSession.read();
  return Boolean(user && shared && shared.userId !== user.id);
}
