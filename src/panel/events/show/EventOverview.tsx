import MailIcon from '@mui/icons-material/MailOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../contract/formatPhone.ts';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf, client } from '../../data/client.ts';
import { EmailValue, LinkValue, LongTextValue } from '../../kit/field/FieldValue.tsx';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { Event } from '../Event.ts';
import { EventPlaces } from '../EventPlaces.tsx';
import { EventShifts, useShowsShifts } from '../shifts/EventShifts.tsx';
import { FirstParticipants } from './FirstParticipants.tsx';
import { SeriesDays } from './SeriesDays.tsx';

/** The most important information beside the details, if there is room for both. */
export const overviewGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // Tab order follows the visual order, which differs from the order on a phone.
  readingFlow: { md: 'grid-columns' },
};

/** What a coordinator needs on the day. */
export function EventOverview({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const showsShifts = useShowsShifts(event);
  return (
    <Box sx={overviewGrid}>
      <Stack sx={{ gap: 2, gridColumn: { md: 2 } }}>
        <EventSection title={translate('events.places.label')}>
          <EventPlaces event={event} />
        </EventSection>
        {showsShifts && (
          <EventSection title={translate('events.shifts.label')}>
            <EventShifts event={event} />
          </EventSection>
        )}
        {event.series.length > 1 && (
          <EventSection title={translate('events.series.heading', numbersOf(event))}>
            <SeriesDays event={event} />
          </EventSection>
        )}
        <EventSection title={translate('events.contact')}>
          <CreatorContact creator={event.creator} />
        </EventSection>
      </Stack>
      <Stack sx={{ gap: 2, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        <EventSection title={translate('fields.participants')}>
          <FirstParticipants event={event} />
        </EventSection>
        <EventSection title={translate('fields.description')}>
          {event.description ? (
            <LongTextValue text={event.description} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{translate('events.noDescription')}</Typography>
          )}
          {event.helpCategory && event.helpCategory.length > 0 && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {event.helpCategory.map((category) => choice('helpCategory', category)).join(', ')}
            </Typography>
          )}
        </EventSection>
      </Stack>
    </Box>
  );
}

/** Which event of its series it is. */
function numbersOf({ id, series }: Event) {
  return { number: series.findIndex((event) => event.id === id) + 1, count: series.length };
}

interface EventSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function EventSection({ title, children }: EventSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** The event's creator with contact details; only the name if they have left. */
function CreatorContact({ creator: { id, name } }: Pick<Event, 'creator'>) {
  const translate = useTranslate();
  const { data: coordinator, isPending } = useCreator(id);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5 }}>
      <SummaryFact name={translate('fields.creator')} Icon={PersonIcon}>
        {coordinator ? (
          <Link href={paths.coordinator.getHref({ profileId: id })}>{coordinator.name}</Link>
        ) : (
          name
        )}
      </SummaryFact>
      {(coordinator || isPending) && (
        <>
          <SummaryFact name={translate('fields.phone')} Icon={PhoneIcon}>
            {coordinator ? (
              <LinkValue href={`tel:${coordinator.phoneNumber}`}>
                {formatPhone(coordinator.phoneNumber)}
              </LinkValue>
            ) : (
              <Skeleton width={128} />
            )}
          </SummaryFact>
          <SummaryFact name={translate('fields.email')} Icon={MailIcon}>
            {coordinator ? <EmailValue email={coordinator.email} /> : <Skeleton width={192} />}
          </SummaryFact>
        </>
      )}
    </Stack>
  );
}

/** The creator if still in the team; a missing one is no error to report. */
function useCreator(id: string) {
  return useQuery({
    queryKey: [resources['organization-coordinators'].name, 'contact', id],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organization-coordinators/{id}', {
          params: { path: { id } },
          headers: { 'no-toast': 'true' },
          signal,
        }),
      ),
    retry: false,
  });
}
