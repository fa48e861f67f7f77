const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between tries: a short problem passes soon, and a broken server is not asked all day. */
export const retryPauses: readonly number[] = [
  ...[MINUTE, 5 * MINUTE, 15 * MINUTE],
  ...[HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR],
];

/**
 * Timeouts of a mail server's silence and of one mail: half of the first pause, after which another process
 * may take the mail, so there is time left to record the success.
 */
export const SILENCE_MS = 10_000;
export const SENDING_MS = 30_000;

/** Days for which a sent mail is remembered, without its content. */
export const KEPT_DAYS = 30;

/** Concurrent mails per process, and the polling interval. */
export const AT_ONCE = 5;
export const POLL_MS = 1_000;

/** How long a stopping process waits for current mails; less than its shutdown timeout. */
export const STOPPING_MS = 8_000;
