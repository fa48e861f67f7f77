import { type ReactNode, useState } from 'react';
import { RecordContextProvider, useGetOne } from 'react-admin';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { DeletedContext } from './DeletedContext.ts';
import { ProfileShape } from './ProfileShape.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { ShowSkeleton } from './ShowSkeleton.tsx';

interface ContractShowProps {
  /** Its name in the contract. */
  readonly resource: string;
  readonly id: string;
  /** Where it is listed: the way back when it cannot be read. */
  readonly list: PanelPath;
  /** Whether the server keeps who has read it: then coming back to the window is no new reading. */
  readonly readsAreRecorded?: boolean;
  /** What the page looks like before its data are there; a profile, when nothing is said. */
  readonly shape?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Reads a record for the pieces of its page, which take it from react-admin's record context. Not `ShowBase`:
 * that one leaves the page when there is no such record, and breaks on a mock that answers with its one example.
 */
export function ContractShow({
  resource,
  id,
  list,
  readsAreRecorded = false,
  shape = <ProfileShape />,
  children,
}: ContractShowProps) {
  const again = !readsAreRecorded;
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, refetch } = useGetOne(
    resource,
    { id },
    // Where the record was read ahead and could not be, it is not asked for, and told of, a second time.
    {
      enabled: !isDeleted,
      refetchOnWindowFocus: again,
      refetchOnReconnect: again,
      retryOnMount: false,
    },
  );

  if (data && !isDeleted) {
    return (
      <DeletedContext value={() => setDeleted(true)}>
        <RecordContextProvider value={data}>{children}</RecordContextProvider>
      </DeletedContext>
    );
  }
  if (isDeleted || !error) return <ShowSkeleton>{shape}</ShowSkeleton>;
  return <RecordFailure error={error} list={list} onRetry={() => void refetch()} />;
}
