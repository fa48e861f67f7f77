/** Of a row with one line of text, with a check box or without, and of one still to come. */
export const rowHeight = 56;
