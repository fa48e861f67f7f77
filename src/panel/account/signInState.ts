/** State passed to the login via the history: an e-mail must not appear in the address. */
export function signInState(email: string): { readonly email: string } {
  return { email };
}

export function emailOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
