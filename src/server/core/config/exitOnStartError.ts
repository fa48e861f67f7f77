import { StartError } from './StartError.ts';

/** Runs a part of the start; what goes wrong there ends the process with status 1, by one line if it has a known reason. */
export async function exitOnStartError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
