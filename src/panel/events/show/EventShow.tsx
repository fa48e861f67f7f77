import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { CoverDesign } from '../../kit/cover/CoverDesign.tsx';
import { LongTextValue } from '../../kit/field/FieldValue.tsx';
import { formatInstant } from '../../kit/format/formatDate.ts';
import { CardShape } from '../../kit/show/CardShape.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ProfileTabs, TabCard } from '../../kit/show/ProfileTabs.tsx';
import { BarShape, ShowPage } from '../../kit/show/ShowPage.tsx';
import { TabBarShape } from '../../kit/show/TabBar.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { SentMailList } from '../../sent-mails/SentMailList.tsx';
import { useWindowTitle } from '../../shell/currentPage.ts';
import type { Event } from '../Event.ts';
import { EventStatus } from '../EventStatus.tsx';
import { usePublishIssues } from '../useEventRules.ts';
import { EventActions } from './actions/EventActions.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventOverview, overviewGrid } from './EventOverview.tsx';

export default function EventShow() {
  const { eventId = '' } = useParams();
  return (
    <ContractShow<Event>
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<EventShape />}
    >
      {(event) => (
        <ShowPage list={paths.events}>
          <EventNotice event={event} />
          <UnclearedNotice event={event} />
          <EventSummary event={event} />
          <EventTabs event={event} />
        </ShowPage>
      )}
    </ContractShow>
  );
}

interface EventPartProps {
  readonly event: Event;
}

/** Notice above the page: the event is cancelled and why, or what a draft still lacks. */
function EventNotice({ event }: EventPartProps) {
  const translate = useTranslate();
  if (event.status === 'draft') return <DraftNotice event={event} />;
  if (!event.cancelledAt) return null;
  return (
    <Alert severity="error" variant="outlined">
      <Typography sx={{ fontWeight: 500 }}>
        {translate('events.cancelledAt', { at: formatInstant(event.cancelledAt) })}
      </Typography>
      {event.cancellationReason && <LongTextValue text={event.cancellationReason} />}
    </Alert>
  );
}

/** Who has a place at work with minors and is not cleared: they keep it, so somebody has to act. */
function UnclearedNotice({ event: { uncleared, status, cancelledAt } }: EventPartProps) {
  const translate = useTranslate();
  if (!uncleared || status === 'finished' || cancelledAt) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {translate('events.uncleared', { smart_count: uncleared })}
    </Alert>
  );
}

function EventTabs({ event }: EventPartProps) {
  const translate = useTranslate();
  return (
    <ProfileTabs
      resource={resources.events}
      label={translate('events.tabs.label')}
      details={translate('events.tabs.details')}
      before={[
        {
          name: 'overview',
          label: translate('events.tabs.overview'),
          content: <EventOverview event={event} />,
        },
      ]}
      between={[
        {
          name: 'mails',
          label: translate('mailed.title'),
          content: (
            <TabCard>
              <SentMailList of={{ eventId: event.id }} />
            </TabCard>
          ),
        },
      ]}
    />
  );
}

const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** What a draft lacks to be published. */
function DraftNotice({ event }: EventPartProps) {
  const translate = useTranslate();
  const texts = useContractTexts();
  const nameOf = (name: string) =>
    texts.field(fields.find((field) => field.name === name) ?? { label: name });
  const issues = usePublishIssues()(event);
  if (issues.length === 0) return null;
  const missing = issues.filter(({ key }) => key === 'required').map(({ field }) => nameOf(field));
  return (
    <Alert severity="info" variant="outlined">
      {missing.length > 0 && <div>{translate('events.publish.missing', { fields: missing.join(', ') })}</div>}
      {issues
        .filter(({ key }) => key !== 'required')
        .map(({ field, key }) => (
          <Box key={key}>
            {nameOf(field)}: {translate(`validation.${key}`)}
          </Box>
        ))}
    </Alert>
  );
}

/** Placeholder of an event's page. */
function EventShape() {
  return (
    <>
      <BarShape />
      <Card sx={coverGrid}>
        <Skeleton variant="rectangular" sx={coverPlace} />
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <Skeleton width={96} height={28} />
          <Skeleton width="55%" height={40} />
          <Skeleton width="30%" height={36} />
          <Skeleton width="36%" height={36} />
          <Skeleton variant="rounded" width={280} height={44} sx={{ mt: 2, maxWidth: '100%' }} />
        </Box>
      </Card>
      <TabBarShape />
      <Box sx={overviewGrid}>
        <CardShape lines={6} />
        <Stack sx={{ gap: 2 }}>
          <CardShape lines={1} />
          <CardShape lines={3} />
        </Stack>
      </Box>
    </>
  );
}

/**
 * The cover above the summary, or beside it on wide screens, where a full-width strip would crop too much.
 */
const coverGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
};

/** The text beside the cover determines its height. */
const coverPlace = {
  height: { xs: 72, sm: 112, md: '100%' },
  minHeight: 0,
  contain: { md: 'size' },
};

/** Title, status, time, place and actions. */
function EventSummary({ event }: EventPartProps) {
  useWindowTitle(event.title);
  return (
    <Card sx={coverGrid}>
      <Box sx={{ ...coverPlace, filter: event.cancelledAt ? 'grayscale(1)' : undefined }}>
        <CoverDesign name={event.coverDesign} />
      </Box>
      <Stack sx={{ p: { xs: 2, sm: 3 }, gap: 2 }}>
        <Box>
          <EventStatus event={event} />
          <Typography variant="h1" tabIndex={-1} sx={{ mt: 1, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {event.title}
          </Typography>
        </Box>
        <EventFacts event={event} />
        <Stack
          direction="row"
          sx={{ displayPrint: 'none', flexWrap: 'wrap', gap: 1, '& :is(a, button)': { minHeight: 44 } }}
        >
          <EventActions event={event} />
        </Stack>
      </Stack>
    </Card>
  );
}
