import type { ContractRecord } from '../../ContractRecord.ts';

export interface BulkResult {
  readonly done: readonly ContractRecord[];
  readonly failed: readonly { readonly record: ContractRecord; readonly error: unknown }[];
  /** What was not tried, because it was stopped before. */
  readonly left: readonly ContractRecord[];
}

interface BulkOptions {
  readonly act: (record: ContractRecord) => Promise<unknown>;
  /** @param count number of records acted on, successfully or not */
  readonly onProgress: (count: number) => void;
  /** Stops before the next call; completed ones stay. */
  readonly signal: AbortSignal;
}

/** Acts on records one after another. A failure does not stop the others and is never retried. */
export async function actOneByOne(
  records: readonly ContractRecord[],
  { act, onProgress, signal }: BulkOptions,
): Promise<BulkResult> {
  const done: ContractRecord[] = [];
  const failed: { record: ContractRecord; error: unknown }[] = [];
  for (const record of records) {
    if (signal.aborted) break;
    try {
      await act(record);
      done.push(record);
    } catch (error) {
      failed.push({ record, error });
    }
    onProgress(done.length + failed.length);
  }
  return { done, failed, left: records.slice(done.length + failed.length) };
}
