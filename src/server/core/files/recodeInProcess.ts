import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RecodedImage } from './recode.ts';
import type { Recoded, Recoding } from './recodeProcess.ts';

/** A photo of 36 million pixels takes a second; on a very busy machine much longer. */
const LONGEST_MS = 30_000;
/** How long the idle process is kept: libvips takes 60 MB. */
const IDLE_MS = 60_000;

const program = join(import.meta.dirname, 'recodeProcess.ts');

let child: ChildProcess | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Recodes an image in a separate process, one at a time: only killing it stops a decoder that hangs (libvips'
 * timeout does not cover decoding), and a crash affects nothing else.
 *
 * @returns null if it is no image, or took too long
 */
export async function recodeInProcess(
  recoding: Recoding,
  longest = LONGEST_MS,
): Promise<RecodedImage | null> {
  clearTimeout(idle);
  const current = child?.connected ? child : startProcess();
  child = current;
  const late = setTimeout(stop, longest, current);
  const given = new AbortController();
  const { signal } = given;
  const ended = once(current, 'exit', { signal }).then((): [Recoded] => [null]);
  const answered = once(current, 'message', { signal }) as Promise<[Recoded]>;
  // The loser of the race must not cause an unhandled rejection.
  for (const coming of [ended, answered]) coming.catch(() => {});
  try {
    current.send(recoding);
    const [image] = await Promise.race([answered, ended]);
    return image && { ...image, content: Buffer.from(image.content) };
  } finally {
    clearTimeout(late);
    given.abort();
    idle = setTimeout(stop, IDLE_MS, current).unref();
  }
}

function stop(started: ChildProcess): void {
  if (child === started) child = undefined;
  started.kill('SIGKILL');
}

function startProcess(): ChildProcess {
  // Inherit no debugger or loader options of this process.
  const started = fork(program, { serialization: 'advanced', execArgv: [], stdio: 'ignore' });
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  // Sending to a process that has just ended fails; the caller sees its exit.
  started.on('error', () => {});
  // Do not keep this process alive for it.
  started.unref();
  started.channel?.unref();
  return started;
}
