import type { SvgIconComponent } from '@mui/icons-material';
import FinishedIcon from '@mui/icons-material/EventAvailableOutlined';
import FutureIcon from '@mui/icons-material/EventOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import ActiveIcon from '@mui/icons-material/PlayCircleOutlined';
import ReportIcon from '@mui/icons-material/SummarizeOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { answerOf, client } from '../data/client.ts';
import { organizationId, useSessionStore } from '../data/sessionStore.ts';
import { dateFormat } from '../kit/format/formatDate.ts';
import { formatNumber } from '../kit/format/formatNumber.ts';
import { CardShape } from '../kit/show/CardShape.tsx';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { useNow } from '../kit/time/useNow.ts';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { AttentionSection, attentionGrid } from './attention/AttentionSection.tsx';
import { BeginningSection } from './BeginningSection.tsx';
import { EventsChart } from './charts/EventsChart.tsx';
import { VolunteersChart } from './charts/VolunteersChart.tsx';
import { type Overview, OverviewSection } from './OverviewSection.tsx';

const chartGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** Dashboard: what needs attention, the counters, and the charts. */
export default function OverviewPage() {
  const { data, error, refetch } = useOverview();
  const isUrgent = data !== undefined && data.attention.urgentNeeds.count > 0;
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Greeting />
      {data && (
        <>
          {!isUrgent && <BeginningSection overview={data} />}
          <AttentionSection attention={data.attention} counters={data.counters} />
          {isUrgent && <BeginningSection overview={data} />}
          <CounterSection counters={data.counters} />
          <ChartSection series={data.series} />
        </>
      )}
      {!data && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <OverviewSkeleton />)}
    </Stack>
  );
}

/** Refetched when the window regains focus, so that today's tasks are current. */
function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organizations/{id}/overview', { params: { path: { id: organizationId() } }, signal }),
      ),
  });
}

function ChartSection({ series }: Pick<Overview, 'series'>) {
  const translate = useTranslate();
  return (
    <OverviewSection
      title={translate('overview.charts.title')}
      action={
        <Button href={paths.annualReport.getHref()} startIcon={<ReportIcon />}>
          {translate(paths.annualReport.title)}
        </Button>
      }
    >
      <Box sx={chartGrid}>
        <VolunteersChart rows={series.volunteersByMonth} />
        <EventsChart rows={series.eventsByMonth} />
      </Box>
    </OverviewSection>
  );
}

function CounterSection({ counters }: Pick<Overview, 'counters'>) {
  const translate = useTranslate();
  return (
    <OverviewSection title={translate('overview.counters.title')}>
      <Box component="ul" sx={counterGrid}>
        {allCounters.map((counter) => (
          <CounterLink key={counter.name} counter={counter} count={counters[counter.name]} />
        ))}
      </Box>
    </OverviewSection>
  );
}

const evening = 18;
const morning = 4;

/** A greeting and today's date. */
function Greeting() {
  const translate = useTranslate();
  const now = new Date(useNow());
  const name = useSessionStore(({ user }) => user?.name.split(' ')[0]) ?? '';
  const isEvening = now.getHours() >= evening || now.getHours() < morning;
  return (
    <div>
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {translate(isEvening ? 'overview.greeting.evening' : 'overview.greeting.day', { name })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', '&::first-letter': { textTransform: 'uppercase' } }}>
        {dateFormat({
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }).format(now)}
      </Typography>
    </div>
  );
}

interface CounterLinkProps {
  readonly counter: Counter;
  readonly count: number;
}

/** A count with its noun in the right plural form, linked to the list. */
function CounterLink({ counter: { name, Icon, href }, count }: CounterLinkProps) {
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea href={href} sx={{ height: '100%', p: 2, minHeight: 116 }}>
        <Icon aria-hidden sx={{ color: 'primary.main', display: 'block', mb: 0.5 }} />
        <Typography
          component="span"
          sx={{ display: 'block', fontSize: '1.75rem', fontWeight: 500, lineHeight: 1.2 }}
        >
          {formatNumber(count)}{' '}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary', hyphens: 'auto', overflowWrap: 'anywhere' }}
        >
          {translate(`overview.counters.${name}`, { smart_count: count })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

/** Placeholder of about the page's size. */
function OverviewSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <LoadingNote />
      <div>
        <Skeleton width={240} height={36} />
        <Box sx={attentionGrid([5, 5])}>
          <CardShape lines={5} />
          <CardShape lines={5} />
        </Box>
      </div>
      <div>
        <Skeleton width={240} height={36} />
        <Box component="ul" aria-hidden sx={counterGrid}>
          {allCounters.map(({ name }) => (
            <CounterShape key={name} />
          ))}
        </Box>
      </div>
      <Box sx={chartGrid}>
        <ChartShape />
        <ChartShape />
      </Box>
    </Stack>
  );
}

function CounterShape() {
  return (
    <Card component="li" sx={{ p: 2, minHeight: 116 }}>
      <Skeleton variant="circular" width={24} height={24} />
      <Skeleton width={48} height={36} />
      <Skeleton width="80%" />
    </Card>
  );
}

function ChartShape() {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton width="48%" height={28} />
      <Skeleton width="72%" />
      <Skeleton variant="rounded" height={264} sx={{ mt: 2, opacity: 0.5 }} />
      <Skeleton width="36%" sx={{ mt: 2 }} />
    </Card>
  );
}

interface Counter {
  readonly name: keyof Overview['counters'];
  readonly Icon: SvgIconComponent;
  /** Address of the counted list. */
  readonly href: string;
}

const volunteersOf = (accountStatus: string) => paths.volunteers.getHref({ query: { accountStatus } });
const eventsOf = (group: string) => paths.events.getHref({ query: { group } });

const allCounters: readonly Counter[] = [
  { name: 'volunteers', Icon: VolunteersIcon, href: volunteersOf('verified') },
  { name: 'volunteersWaiting', Icon: WaitingIcon, href: volunteersOf('pending') },
  {
    name: 'peopleInNeed',
    Icon: PeopleInNeedIcon,
    href: paths.peopleInNeed.getHref({ query: { awaitsHelp: 'true', sort: 'status,asc' } }),
  },
  { name: 'futureEvents', Icon: FutureIcon, href: paths.events.getHref() },
  { name: 'activeEvents', Icon: ActiveIcon, href: eventsOf('active') },
  { name: 'finishedEvents', Icon: FinishedIcon, href: eventsOf('finished') },
  { name: 'coordinators', Icon: TeamIcon, href: paths.ourTeam.getHref() },
];

/** The last of the seven fills the rest of its row. */
const counterGrid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  '& > :last-child': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  m: 0,
  p: 0,
  listStyle: 'none',
};
