/** Height of the line with the number of events below each month, in pixels. */
export const eventsLine = 26;
