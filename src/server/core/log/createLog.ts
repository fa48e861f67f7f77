import { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Minimum level: this and more severe. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof logLevels)[number];

/** JSON lines on stdout, or short lines on a terminal. Errors are logged without their extra properties. */
export function createLog(out: DestinationStream = defaultStream(), level: LogLevel = 'info'): Log {
  return pino({ level, base: { pid: process.pid }, serializers: { err: describeError } }, out);
}

function defaultStream(): DestinationStream {
  return process.stdout.isTTY ? humanLog(process.stdout) : pino.destination(1);
}

/** Both drivers attach query parameters, and so personal data, to their errors. */
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

interface Line {
  level: number;
  time: number;
  msg?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  operation?: string;
  code?: string;
  err?: { message: string; stack?: string };
}

const WARN = 40;

/**
 * Log format for terminals: `12:30:01 GET /api/volunteers/:id 200 8 ms`.
 * @param out target stream
 */
export function humanLog(out: NodeJS.WritableStream): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line: Line = JSON.parse(chunk.toString());
      out.write(`${new Date(line.time).toLocaleTimeString('en-GB')} ${describe(line)}\n`);
      done();
    },
  });
}

function describe({ level, msg, method, route, status, ms, operation, code, err }: Line): string {
  if (operation !== undefined) return [operation, status, code ?? msg].join(' ');
  if (method !== undefined) return `${method} ${route} ${status} ${ms} ms`;
  const mark = level >= WARN ? '! ' : '';
  return [`${mark}${msg ?? ''}`, err?.stack ?? err?.message].filter(Boolean).join('\n');
}
