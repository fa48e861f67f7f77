import { create } from 'zustand';
import type { components } from '../../contract/generated/types.ts';
import { knownOrganization } from './knownOrganization.ts';

export type LoggedInUser = components['schemas']['LoggedInUser'];

interface SessionState {
  /** `undefined` until the session was checked, `null` for a visitor. */
  readonly user: LoggedInUser | null | undefined;
  readonly setUser: (user: LoggedInUser | null) => void;
}

export const useSessionStore = create<SessionState>((set) => ({
  user: undefined,
  setUser: (user) => {
    if (user) knownOrganization.write(user.organizationId);
    else knownOrganization.clear();
    set({ user });
  },
}));
