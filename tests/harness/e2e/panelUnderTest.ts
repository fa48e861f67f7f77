/** Another panel than the one of the sources, for the file that sets it and until it takes that back. */
export const panelUnderTest: { folder?: string | undefined } = {};
