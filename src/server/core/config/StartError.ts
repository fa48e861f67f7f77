/** A reason for not starting that its reader can act on: printed as the one line it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
