import type { AuthProvider } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { imageUrl } from './imageUrl.ts';
import { rootHref } from './rootHref.ts';
import { checkSession, signIn, signOut } from './session.ts';
import { useSessionStore } from './sessionStore.ts';

/** react-admin's view of the session. */
export const authProvider: AuthProvider = {
  login: ({ email, password }: { email: string; password: string }) => signIn(email, password),

  logout: async () => {
    if (useSessionStore.getState().user) await signOut();
    return paths.login.getHref();
  },

  // Without a user it always asks the server: rejecting without a real asynchronous hop makes
  // react-admin push thousands of history entries.
  checkAuth: async () => {
    if (useSessionStore.getState().user) return;
    await checkSession().catch(() => {
      throw { redirectTo: rootHref(window.location), message: false };
    });
  },

  // An ended session is noticed in one place for all calls, see `isToBeRepeated`.
  checkError: async () => undefined,

  getPermissions: async () => useSessionStore.getState().user?.role,

  getIdentity: async () => {
    const { id, name, imageToken } = useSessionStore.getState().user ?? (await checkSession());
    return { id, fullName: name, avatar: imageUrl(imageToken) };
  },
};
