import { create } from 'zustand';
import type { components } from '../../contract/generated/types.ts';
import { ApiError } from './ApiError.ts';
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

let known = useSessionStore.getState().user?.organizationId;

useSessionStore.subscribe(({ user }) => {
  if (user) known = user.organizationId;
});

/**
 * Foundation of the signed-in user, used in the paths of lists. After sign-out it keeps the last one, because
 * the old page still renders until the next one appears and must not throw.
 */
export function organizationId(): string {
  const id = organizationIdIfAny();
  if (!id) throw new ApiError(401, undefined);
  return id;
}

/** The same, but undefined for visitors. */
export function organizationIdIfAny(): string | undefined {
  return useSessionStore.getState().user?.organizationId ?? known;
}
