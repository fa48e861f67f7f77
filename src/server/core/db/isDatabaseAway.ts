/** What PostgreSQL says to a write where it takes none, as a replica does. */
export const READ_ONLY = '25006';

/** What the network says when nothing listens, and what PostgreSQL says when it is starting, stopping or full, or its disk is. */
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
/** What `pg` gives no code, and what is said once we have closed the database ourselves, to calls that come too late. */
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

/** Whether a query failed because the database cannot be reached now: to be answered 503 and tried again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (CODES.has(error.code) || CONNECTION_EXCEPTION.test(error.code)) return true;
  }
  return MESSAGES.test(error.message) || isDatabaseAway(error.cause);
}
