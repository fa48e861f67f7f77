import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RecodedImage } from './recode.ts';
import type { Recoded, Recoding } from './recodeProcess.ts';

/** A photo of 36 million pixels takes a second; on a machine that is very busy, many. */
const LONGEST_MS = 30_000;
/** So long the process waits for the next image: libvips takes 60 MB. */
const IDLE_MS = 60_000;

const program = join(import.meta.dirname, 'recodeProcess.ts');

let child: ChildProcess | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/**
 * Recodes an image in a process of its own, one at a time: nothing but its end stops a decoder that is lost in a file
 * (libvips' own timeout does not count the decoding), and what breaks it breaks nothing here.
 *
 * @returns null where it is no image, or took too long
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
  // Whichever does not come is given up.
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
  // Nothing of how this process was started is the other's: it listens to no debugger and needs no loader.
  const started = fork(program, { serialization: 'advanced', execArgv: [], stdio: 'ignore' });
  started.once('exit', () => {
    if (child === started) child = undefined;
  });
  // A message to one that has just ended; who waits for it hears of the end.
  started.on('error', () => {});
  // It holds nobody up who wants to end.
  started.unref();
  started.channel?.unref();
  return started;
}
