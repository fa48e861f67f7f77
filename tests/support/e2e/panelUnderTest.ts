/**
 * Another panel than the one of the sources, for the file that sets it and until it takes that back. Not a fixture:
 * files share a worker, and what one overrides there stays overridden for the next.
 */
export const panelUnderTest: { folder?: string | undefined } = {};
