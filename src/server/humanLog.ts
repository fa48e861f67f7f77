import { Writable } from 'node:stream';

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
 * The log for a person at the terminal: `12:30:01 GET /api/volunteers/:id 200 8 ms`.
 * @param out where the lines go
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
