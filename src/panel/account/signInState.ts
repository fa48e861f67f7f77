/** What a page hands on to the sign-in in the history's state: an address has no place in the address bar. */
export function signInState(email: string): { readonly email: string } {
  return { email };
}

export function emailOfState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' ? state.email : undefined;
}
