import { BulkProgress } from './BulkProgress.tsx';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkSummary } from './BulkSummary.tsx';
import { useBulkVerify } from './useBulkVerify.ts';
import type { Person } from './verifyOneByOne.ts';

interface BulkVerifyDialogProps {
  readonly people: readonly Person[];
  /** Called when some were verified. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks, shows how far it is, and says who could not be verified. */
export function BulkVerifyDialog({ people, onDone, onClose }: BulkVerifyDialogProps) {
  const { done, result, start, stop } = useBulkVerify(people, { onDone, onClose });

  if (result) return <BulkSummary result={result} onClose={onClose} />;
  if (done !== undefined) return <BulkProgress done={done} total={people.length} onStop={stop} />;
  return <BulkQuestion people={people} onConfirm={start} onCancel={onClose} />;
}
