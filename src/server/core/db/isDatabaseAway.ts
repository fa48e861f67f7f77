/** PostgreSQL's error for a write on a read-only server, such as a replica. */
export const READ_ONLY = '25006';

/** Network errors, and PostgreSQL's errors while starting, stopping, or out of connections or disk space. */
const CODES = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['57P01', '57P02', '57P03', '53100', '53300', READ_ONLY, '25P03'],
]);
const CONNECTION_EXCEPTION = /^08/;
/** Errors of `pg` without a code, and those after we have closed the database ourselves. */
const MESSAGES = new RegExp(
  `^(${[
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Client has encountered a connection error',
    'driver has already been destroyed',
    'Cannot use a pool after calling end',
    'PGlite is clos',
  ].join('|')})`,
);

/** Whether a query failed because the database is unavailable: answered with 503, to be retried. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (CODES.has(error.code) || CONNECTION_EXCEPTION.test(error.code)) return true;
  }
  return MESSAGES.test(error.message) || isDatabaseAway(error.cause);
}
