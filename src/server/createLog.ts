import { type DestinationStream, type Logger, pino } from 'pino';
import { humanLog } from './humanLog.ts';

export type Log = Logger;

/** What is logged: this and worse. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];

/** JSON lines on stdout, or short lines where a person looks on. Errors are logged without what they carry along. */
export function createLog(out: DestinationStream = defaultStream(), level: LogLevel = 'info'): Log {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } }, out);
}

function defaultStream(): DestinationStream {
  return process.stdout.isTTY ? humanLog(process.stdout) : pino.destination(1);
}

/** Both drivers hang the query's parameters, and so personal data, on their errors. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'not an error', type: typeof error };
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: error.message,
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
