import { useEffect, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import { dataProvider } from '../../data/dataProvider.ts';
import { toast } from '../../shell/toast.ts';

interface BulkVerify {
  /** Number of decided volunteers; `undefined` before the start. */
  readonly done: number | undefined;
  /** Set only if somebody could not be verified. */
  readonly result: BulkResult | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** State of a bulk verification. Closing the dialog stops it. */
export function useBulkVerify(
  people: readonly Person[],
  { onDone, onClose }: { onDone: () => void; onClose: () => void },
): BulkVerify {
  const translate = useTranslate();
  const [done, setDone] = useState<number>();
  const [result, setResult] = useState<BulkResult>();
  const [abort] = useState(() => new AbortController());
  const isOpen = useIsMounted();
  useEffect(() => () => abort.abort(), [abort]);

  const tell = ({ verified, failed }: BulkResult) => {
    const count = (people: readonly unknown[]) => ({ smart_count: people.length });
    if (verified.length > 0) toast.success(translate('volunteers.bulk.done', count(verified)));
    if (failed.length > 0) toast.warning(translate('volunteers.bulk.failed', count(failed)));
  };

  const run = async () => {
    setDone(0);
    const result = await verifyOneByOne(people, {
      // Quiet, because the summary lists all failures at once.
      verify: ({ id }) => dataProvider.action('verifyVolunteer', { id, quiet: true }),
      onProgress: setDone,
      signal: abort.signal,
    });
    onDone();
    if (result.failed.length > 0 && isOpen.current) return setResult(result);
    onClose();
    tell(result);
  };

  return { done, result, start: () => void run(), stop: () => abort.abort() };
}

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
  /** @param done number of decided volunteers, successful or not */
  readonly onProgress: (done: number) => void;
  /** Stops before the next call; completed ones stay. */
  readonly signal: AbortSignal;
}

/** Verifies volunteers one after another. A failure does not stop the others and is never retried. */
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
