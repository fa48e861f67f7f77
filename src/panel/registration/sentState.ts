/** What the history remembers of a registration that was sent. */
export function sentState(email: string): { readonly sentTo: string } {
  return { sentTo: email };
}

export function sentTo(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('sentTo' in state)) return undefined;
  return typeof state.sentTo === 'string' ? state.sentTo : undefined;
}
