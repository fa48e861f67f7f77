import { StartError } from './StartError.ts';

/** Runs a step of the start. An error exits with status 1, printing only one line if it is a StartError. */
export async function exitOnStartError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
