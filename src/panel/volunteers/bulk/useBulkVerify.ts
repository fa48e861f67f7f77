import { useEffect, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import { dataProvider } from '../../data/dataProvider.ts';
import { toast } from '../../shell/toast.ts';
import { type BulkResult, type Person, verifyOneByOne } from './verifyOneByOne.ts';

interface BulkVerify {
  /** How many are decided; `undefined` before the start. */
  readonly done: number | undefined;
  /** Only when somebody could not be verified. */
  readonly result: BulkResult | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

/** The course of a bulk verification. Who closes the dialog stops it. */
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
      // The summary tells what failed, once for all.
      verify: ({ id }) => dataProvider.act('verifyVolunteer', { id, quiet: true }),
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
