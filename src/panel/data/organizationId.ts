import { ApiError } from './ApiError.ts';
import { useSessionStore } from './sessionStore.ts';

/** The foundation of the signed-in user, which the paths of lists name. */
export function organizationId(): string {
  const { user } = useSessionStore.getState();
  if (!user) throw new ApiError(401, undefined);
  return user.organizationId;
}
