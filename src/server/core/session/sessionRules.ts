/** Eight hours idle, seven days at most (design, section 5). */
export const IDLE_SECONDS = 8 * 60 * 60;
export const LONGEST_SECONDS = 7 * 24 * 60 * 60;
/** Precision of the last use. */
export const TOUCH_SECONDS = 5 * 60;
