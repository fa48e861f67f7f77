import { ApiError } from './ApiError.ts';
import { useSessionStore } from './sessionStore.ts';

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
