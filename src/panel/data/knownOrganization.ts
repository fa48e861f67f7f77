const key = 'organization';

/** The foundation of who was signed in here last, so that the next visit can ask for its lists without asking first. */
export const knownOrganization = {
  read: (): string | null => localStorage.getItem(key),
  write: (id: string): void => localStorage.setItem(key, id),
  clear: (): void => localStorage.removeItem(key),
};
