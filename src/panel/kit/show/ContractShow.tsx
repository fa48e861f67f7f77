import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useState } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import type { PanelPath } from '../../../contract/TypedPath.ts';
import { ApiError } from '../../data/ApiError.ts';
import { useCurrentPath } from '../../shell/currentPage.ts';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import { NotFound } from '../../shell/NotFound.tsx';
import type { ContractRecord } from '../ContractRecord.ts';
import { FocusedContent } from '../focus/FocusedContent.tsx';
import { LoadFailure } from '../state/LoadFailure.tsx';
import { BackLink, DeletedContext } from './BackLink.tsx';
import { CardShape } from './CardShape.tsx';
import { BarShape } from './ShowPage.tsx';
import { TabBarShape } from './TabBar.tsx';

interface ContractShowProps<Shown> {
  /** Name in the contract. */
  readonly resource: string;
  readonly id: string;
  /** The list's page, linked when the record cannot be read. */
  readonly list: PanelPath;
  /** Whether the server logs who reads the record: then refocusing the window must not refetch it. */
  readonly readsAreRecorded?: boolean;
  /** Placeholder while loading; default: a profile. */
  readonly shape?: ReactNode;
  readonly children: (record: Shown) => ReactNode;
}

/**
 * Loads a record into react-admin's record context. Not `ShowBase`, which leaves the page when the record
 * does not exist, and breaks on a mock that always returns its one example.
 */
export function ContractShow<Shown extends RaRecord = ContractRecord>({
  resource,
  id,
  list,
  readsAreRecorded = false,
  shape = <ProfileShape />,
  children,
}: ContractShowProps<Shown>) {
  const again = !readsAreRecorded;
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, refetch } = useGetOne<Shown>(
    resource,
    { id },
    // `retryOnMount: false`: if the prefetch failed, do not repeat the call and its error message.
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
        <RecordContextProvider value={data}>{children(data)}</RecordContextProvider>
      </DeletedContext>
    );
  }
  if (isDeleted || !error) return <ShowSkeleton>{shape}</ShowSkeleton>;
  return <RecordFailure error={error} list={list} onRetry={() => void refetch()} />;
}

/** Loading state of a record's page: its resource's name for screen readers, placeholders for the eye. */
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

/** Placeholder of a profile. */
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
  /** The list's page. */
  readonly list: PanelPath;
  readonly onRetry: () => void;
}

/** Replaces a record that could not be read: what it is, the reason, and a link back. */
function RecordFailure({ error, list, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const { title = list.title } = useCurrentPath() ?? {};
  const kind = translate(title);
  return (
    <FocusedContent>
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
    </FocusedContent>
  );
}

/** The API refuses a malformed id with 400. */
function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status);
}
