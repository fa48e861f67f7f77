import { ApiError } from './ApiError.ts';
import { useSessionStore } from './sessionStore.ts';

let known = useSessionStore.getState().user?.organizationId;

useSessionStore.subscribe(({ user }) => {
  if (user) known = user.organizationId;
});

/**
 * The foundation of the signed-in user, which the paths of lists name. A page of who has just left is rendered until
 * the next one comes, and goes on to name it: that is nothing to fail for.
 */
export function organizationId(): string {
  const id = organizationIdIfAny();
  if (!id) throw new ApiError(401, undefined);
  return id;
}

/** The same, undefined for visitors. */
export function organizationIdIfAny(): string | undefined {
  return useSessionStore.getState().user?.organizationId ?? known;
}
