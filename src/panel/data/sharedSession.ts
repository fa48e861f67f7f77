import { useSessionStore } from './sessionStore.ts';

/** Item of local storage, which tells the other tabs of the browser as soon as it changes. */
const key = 'session';

/** What a tab has last learnt of the session that all tabs share. */
export interface SharedSession {
  readonly userId: string;
  /** Whether it has ended without anybody signing out. */
  readonly hasEnded: boolean;
}

/**
 * The session as the tabs of a browser tell one another: they have one cookie, so who signs in or out in one of them
 * does so in all.
 */
export const sharedSession = {
  /** Nothing while nobody is signed in. */
  read: (): SharedSession | undefined => {
    const [userId, state] = localStorage.getItem(key)?.split(' ') ?? [];
    return userId ? { userId, hasEnded: state === 'ended' } : undefined;
  },
  start: (userId: string): void => localStorage.setItem(key, userId),
  /** It has ended by itself, such as by its age. */
  end: (userId: string): void => {
    if (sharedSession.read()?.userId === userId) localStorage.setItem(key, `${userId} ended`);
  },
  /** Somebody has signed out. */
  clear: (): void => localStorage.removeItem(key),
  /** @param listener told of what another tab has learnt */
  onChange: (listener: () => void): (() => void) => {
    const hear = (event: StorageEvent) => {
      // Without a key, all was removed.
      if (event.key === key || event.key === null) listener();
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  },
};

/** Whether another tab has signed somebody else in, who is not whom this page is for. */
export function isOthersSession(): boolean {
  const { user } = useSessionStore.getState();
  const shared = sharedSession.read();
  return Boolean(user && shared && shared.userId !== user.id);
}
