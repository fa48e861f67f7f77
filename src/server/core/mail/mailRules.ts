const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds from one try to the next: a moment's trouble passes soon, a broken server is not asked all day. */
export const retryPauses: readonly number[] = [
  ...[MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR],
];

/**
 * How long a mail server may be silent, and how long it may take for one mail: half of the first pause, until whose end
 * the mail is ours, so that there is time left to note that it was sent.
 */
export const SILENCE_MS = 10_000;
export const SENDING_MS = 30_000;

/** How long it stays known that a mail was sent, without what it said. */
export const KEPT_DAYS = 30;

/** How many mails a process sends at the same time, and how often it looks for more. */
export const AT_ONCE = 5;
export const POLL_MS = 1_000;

/** How long a process that stops waits for the mails in hand: less than it may take to stop. */
export const STOPPING_MS = 8_000;
