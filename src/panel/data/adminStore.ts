import { localStorageStore } from 'react-admin';
import { activeLanguage } from './language.ts';
import { useSessionStore } from './sessionStore.ts';

/** What react-admin remembers between visits: chosen columns, the last filters. */
export const adminStore = localStorageStore('1', 'panel');

// Known from the start, or react-admin shows nothing at first while it finds out.
adminStore.setItem('locale', activeLanguage());

// It may hold names that were searched for, so it ends with the session.
useSessionStore.subscribe(({ user }, { user: before }) => {
  if (before && user?.id !== before.id) adminStore.reset();
});
