import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { ApiError } from '../../data/ApiError.ts';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import { useCurrentPath } from '../../shell/VisitorLinks.tsx';
import { Arrival } from '../focus/Arrival.tsx';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { BackLink } from './BackLink.tsx';
import { BarShape } from './BarShape.tsx';
import { CardShape } from './CardShape.tsx';
import { TabBarShape } from './TabBarShape.tsx';
import { DeletedContext } from './useLeaveDeleted.ts';

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

/** A record's page to come: the name of its kind for who listens, and its shape for who looks. */
function ShowSkeleton({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const title = useCurrentPath()?.title;
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <LoadingNote />
      {title && (
        <Typography variant="h1" tabIndex={-1} sx={visuallyHidden}>
          {translate(title)}
        </Typography>
      )}
      {children}
    </Stack>
  );
}

/** A profile to come. */
function ProfileShape() {
  return (
    <>
      <BarShape />
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'center' }}>
        <Skeleton variant="circular" width={64} height={64} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" height={36} />
          <Skeleton width="65%" height={28} />
        </Box>
      </Card>
      <TabBarShape />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CardShape lines={7} />
        <CardShape lines={5} />
      </Box>
    </>
  );
}

interface RecordFailureProps {
  readonly error: unknown;
  /** Where the record is listed. */
  readonly list: PanelPath;
  readonly onRetry: () => void;
}

/** In the place of a record that could not be read: what it would be, why it is not there, and the way back. */
function RecordFailure({ error, list, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const { title = list.title } = useCurrentPath() ?? {};
  const kind = translate(title);
  return (
    <Arrival>
      <Stack sx={{ gap: 2 }}>
        <BackLink list={list.pattern} label={translate(list.title)} />
        {isMissing(error) ? (
          <NotFound text={translate('kit.missingRecord', { kind })} />
        ) : (
          <>
            <Typography variant="h1" tabIndex={-1}>
              {kind}
            </Typography>
            <LoadFailure error={error} onRetry={onRetry} />
          </>
        )}
      </Stack>
    </Arrival>
  );
}

/** An address that is no id at all is refused as bad input. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
