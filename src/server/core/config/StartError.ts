/** A start-up failure with a cause that the operator can fix: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
