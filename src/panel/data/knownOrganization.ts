const key = 'organization';

/**
 * The foundation of the last signed-in user, so that the next visit can prefetch its lists before the session
 * check.
 */
export const knownOrganization = {
  read: (): string | null => localStorage.getItem(key),
  write: (id: string): void => localStorage.setItem(key, id),
  clear: (): void => localStorage.removeItem(key),
};
