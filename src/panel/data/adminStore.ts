import { localStorageStore, type Store } from 'react-admin';
import { activeLanguage } from './language.ts';
import { useSessionStore } from './sessionStore.ts';
import { storeName } from './storeItem.ts';

const kept = localStorageStore('1', storeName);
const isLocale = (key: string) => key === 'locale';

/**
 * react-admin's store, kept between visits: chosen columns, last filters. The locale is not stored here: each
 * window fixes its own at boot. Reading it from the store would leave the first render empty, and a change in
 * another window would remount this page and lose unsaved input.
 */
export const adminStore: Store = {
  ...kept,
  getItem: <Value>(key: string, otherwise?: Value): Value =>
    (isLocale(key) ? activeLanguage() : kept.getItem(key, otherwise)) as Value,
  subscribe: (key, listener) => (isLocale(key) ? () => {} : kept.subscribe(key, listener)),
};

// The store may hold names from searches, so clear it when the session ends or another user signs in, also
// when that happened while no tab was open.
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
