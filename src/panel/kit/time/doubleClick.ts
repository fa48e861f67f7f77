/** The longest that common systems take between the two presses of a double click. */
export const DOUBLE_CLICK_MS = 500;
