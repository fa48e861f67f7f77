export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface BulkResult {
  readonly verified: readonly Person[];
  readonly failed: readonly { readonly person: Person; readonly error: unknown }[];
}

interface BulkOptions {
  readonly verify: (person: Person) => Promise<unknown>;
  /** @param done how many are decided, one way or the other */
  readonly onProgress: (done: number) => void;
  /** Stops before the next one; what is done is done. */
  readonly signal: AbortSignal;
}

/** Verifies people one after another. Who fails does not keep the others waiting, and is never tried again. */
export async function verifyOneByOne(
  people: readonly Person[],
  { verify, onProgress, signal }: BulkOptions,
): Promise<BulkResult> {
  const verified: Person[] = [];
  const failed: { person: Person; error: unknown }[] = [];
  for (const person of people) {
    if (signal.aborted) break;
    try {
      await verify(person);
      verified.push(person);
    } catch (error) {
      failed.push({ person, error });
    }
    onProgress(verified.length + failed.length);
  }
  return { verified, failed };
}
