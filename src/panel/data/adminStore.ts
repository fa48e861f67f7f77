import { localStorageStore, type Store } from 'react-admin';
import { activeLanguage } from './language.ts';
import { useSessionStore } from './sessionStore.ts';
import { storeName } from './storeItem.ts';

const kept = localStorageStore('1', storeName);
const isLocale = (key: string) => key === 'locale';

/**
 * What react-admin remembers between visits: chosen columns, the last filters. The language is not among it: it is
 * this window's, known from the start, or react-admin shows nothing at first while it finds out; and hearing of
 * another one in another window, it would throw away the page with all that is typed there.
 */
export const adminStore: Store = {
  ...kept,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    (isLocale(key) ? activeLanguage() : kept.getItem(key, otherwise)) as Value,
  subscribe: (key, listener) => (isLocale(key) ? () => {} : kept.subscribe(key, listener)),
};

// It may hold names that were searched for, so it ends with the session, and nobody else finds it: not either where
// the last session has ended with nobody there.
useSessionStore.subscribe(({ user }, { user: before }) => {
  if (before && user?.id !== before.id) adminStore.reset();
  belongTo(user?.id);
});
belongTo(useSessionStore.getState().user?.id);

function belongTo(userId: string | undefined): void {
  if (!userId) return;
  if (kept.getItem('owner', userId) !== userId) adminStore.reset();
  kept.setItem('owner', userId);
}
