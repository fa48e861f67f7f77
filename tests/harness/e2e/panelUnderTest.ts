/** Overrides the tested panel for the file that sets it, until it resets it. */
export const panelUnderTest: { folder?: string | undefined } = {};
