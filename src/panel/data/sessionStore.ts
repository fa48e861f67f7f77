import { create } from 'zustand';
import type { components } from '../../contract/generated/types.ts';
import { knownOrganization } from './knownOrganization.ts';

export type LoggedInUser = components['schemas']['LoggedInUser'];

interface SessionState {
  /** `undefined` until the session is checked, `null` for a visitor. */
  readonly user: LoggedInUser | null | undefined;
  /** Why the current session may not open members' pages, in the server's words. */
  readonly refusal: string | undefined;
  readonly setUser: (user: LoggedInUser | null, refusal?: string) => void;
}

export const useSessionStore = create<SessionState>((set) => ({
  user: undefined,
  refusal: undefined,
  setUser: (user, refusal) => {
    if (user) knownOrganization.write(user.organizationId);
    else knownOrganization.clear();
    set({ user, refusal });
  },
}));
