import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useListContext, useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { NoMatch } from '../../kit/list/NoMatch.tsx';
import { openByClick } from '../../kit/list/openByClick.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import type { EventListItem } from '../Event.ts';
import { EventCard } from './EventCard.tsx';

export function EventCards() {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = useListContext<EventListItem>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  return (
    <Box
      component="ul"
      onClick={openByClick}
      aria-label={translate(paths.events.title)}
      aria-busy={!data || isPlaceholderData}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {data?.map((event) => <EventCard key={event.id} event={event} />) ?? <EventCardSkeletons />}
    </Box>
  );
}

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders of about a card's height. */
function EventCardSkeletons() {
  return (
    <>
      <LoadingNote />
      {cards.map((card) => (
        <Card key={card} component="li">
          <Skeleton variant="rectangular" height={96} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width={96} height={32} />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </Box>
        </Card>
      ))}
    </>
  );
}
