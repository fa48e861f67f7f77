import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../contract/paths.ts';
import { ChoiceValue } from '../kit/field/ChoiceValue.tsx';
import { formatDate } from '../kit/format/formatDate.ts';
import { formatMinutes } from '../kit/format/formatMinutes.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import type { Volunteer } from './Volunteer.ts';

type StoryEvent = Volunteer['story']['events'][number];

/** What the volunteer does for the foundation: in numbers, what is to come, what was. */
export function StoryTab({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { events } = volunteer.story;
  const coming = events.filter(({ isComing }) => isComing).reverse();
  const past = events.filter(({ isComing }) => !isComing);
  return (
    <Stack sx={{ gap: 2 }}>
      <StoryFacts volunteer={volunteer} />
      {events.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('volunteers.story.empty')}</Typography>
      )}
      <EventCard title={translate('volunteers.story.coming')} events={coming} />
      <EventCard title={translate('volunteers.story.past')} events={past} />
    </Stack>
  );
}

/** Facts that there is nothing to say of are left out. */
function StoryFacts({ volunteer: { story, notes, rating } }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { attended, missed, visits, minutes, lastAttendedOn } = story;
  const lastNote = notes[0]?.createdAt.slice(0, 10);
  const contact = [lastAttendedOn, lastNote]
    .filter((day) => typeof day === 'string')
    .sort()
    .at(-1);
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['attended', attended > 0 && formatNumber(attended)],
    ['missed', missed > 0 && formatNumber(missed)],
    ['visits', visits > 0 && formatNumber(visits)],
    ['hours', minutes > 0 && formatNumber(Math.round(minutes / 6) / 10)],
    ['contact', contact !== undefined && formatDate(contact)],
    [
      'rating',
      typeof rating === 'number' &&
        translate('volunteers.story.ratingText', { attended, smart_count: attended + missed }),
    ],
  ];
  const known = facts.filter(([, value]) => value !== false);
  if (known.length === 0) return null;
  return (
    <Card>
      <CardContent
        component="dl"
        sx={{
          ...{ m: 0, display: 'grid', gap: 2, p: { xs: 2, sm: 3 } },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
          '& dt': { typography: 'body2', color: 'text.secondary' },
          '& dd': { m: 0, typography: 'subtitle1' },
        }}
      >
        {known.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`volunteers.story.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </CardContent>
    </Card>
  );
}

function EventCard({ title, events }: { readonly title: string; readonly events: readonly StoryEvent[] }) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={id} variant="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.map(({ eventId, title: name, shift, startDate, status, minutes }) => (
            <Stack key={`${eventId} ${shift}`} component="li" direction="row" sx={rowSx}>
              <Link
                component={RouterLink}
                to={paths.event.getHref({ eventId })}
                sx={{ overflowWrap: 'anywhere', mr: 'auto' }}
              >
                {name}
              </Link>
              {shift && (
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {shift}
                </Typography>
              )}
              {startDate && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatDate(startDate)}
                  {typeof minutes === 'number' && ` · ${formatMinutes(minutes)}`}
                </Typography>
              )}
              <ChoiceValue enumName="participantStatus" value={status} />
            </Stack>
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

const rowSx = {
  ...{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, py: 1, minWidth: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
