import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import { RecordLink } from '../../kit/list/RecordCell.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { EventListItem } from '../Event.ts';
import { EventPlaces } from '../EventPlaces.tsx';
import { EventStatus } from '../EventStatus.tsx';
import { PlaceFact, WhenFact } from '../PlaceFact.tsx';

const presentation = {
  resource: resources.events,
  hrefOf: ({ id }: { readonly id: string }) => paths.event.getHref({ eventId: id }),
};

export function EventCard({ event }: { readonly event: EventListItem }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const categories = event.helpCategory ?? [];

  return (
    <Card
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ height: 96, filter: event.cancelledAt ? 'grayscale(1)' : undefined }}>
        <CoverDesign name={event.coverDesign} />
      </Box>
      <Stack sx={{ p: 2, gap: 1.5, flexGrow: 1, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2" sx={titleSx}>
          <RecordLink presentation={presentation} record={{ ...event }}>
            {event.title}
          </RecordLink>
        </Typography>
        <EventStatus event={event} />
        <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5 }}>
          <WhenFact event={event} />
          <PlaceFact event={event} />
        </Stack>
        {categories.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {categories.map((category) => choice('helpCategory', category)).join(', ')}
          </Typography>
        )}
        <Box sx={{ mt: 'auto', pt: 0.5, width: '100%' }} title={translate('events.places.label')}>
          <EventPlaces event={event} />
        </Box>
      </Stack>
    </Card>
  );
}

/** Clamps long titles; the event's page shows the whole. Padding leaves room for the link's focus ring. */
const titleSx = {
  p: 0.5,
  m: -0.5,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};
