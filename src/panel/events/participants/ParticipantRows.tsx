import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { NoMatch } from '../../kit/list/NoMatch.tsx';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import type { Participant } from '../Event.ts';
import { ParticipantRow } from './ParticipantRow.tsx';
import { ParticipantSkeletons } from './ParticipantSkeletons.tsx';

export function ParticipantRows({ mayRecord }: { readonly mayRecord: boolean }) {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = useListContext<Participant>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  return (
    <Stack
      component="ul"
      aria-label={translate('fields.participants')}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data?.map((participant) => (
        <ParticipantRow key={participant.id} participant={participant} mayRecord={mayRecord} />
      )) ?? <ParticipantSkeletons />}
    </Stack>
  );
}
