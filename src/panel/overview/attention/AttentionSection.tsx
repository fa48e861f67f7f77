import DataRequestIcon from '@mui/icons-material/AssignmentIndOutlined';
import ErasureIcon from '@mui/icons-material/AutoDeleteOutlined';
import VisitIcon from '@mui/icons-material/EventRepeatOutlined';
import AttendanceIcon from '@mui/icons-material/FactCheckOutlined';
import AbuseIcon from '@mui/icons-material/FlagOutlined';
import PeopleIcon from '@mui/icons-material/GroupAddOutlined';
import AgreementIcon from '@mui/icons-material/HistoryEduOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import InvitationIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import HoursIcon from '@mui/icons-material/MoreTimeOutlined';
import UrgentIcon from '@mui/icons-material/PriorityHighOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import { accent, line, Picture, paper } from '../../kit/state/Picture.tsx';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import { type Overview, OverviewSection } from '../OverviewSection.tsx';
import { type AttentionKind, AttentionLine } from './AttentionLine.tsx';

/** Kinds with open tasks; nothing where the foundation has nothing yet, for then not everything is done. */
export function AttentionSection({ attention, counters }: Pick<Overview, 'attention' | 'counters'>) {
  const translate = useTranslate();
  const kinds = attentionKinds.filter(({ name }) => attention[name].count > 0);
  if (kinds.length === 0 && hasNothing(counters)) return null;
  return (
    <OverviewSection title={translate('overview.attention.title')}>
      {kinds.length === 0 ? (
        <NothingToDo />
      ) : (
        <Box sx={attentionGrid(kinds.map(({ name }) => attention[name].items.length))}>
          {kinds.map((kind) => (
            <AttentionCard key={kind.name} kind={kind} attention={attention[kind.name]} />
          ))}
        </Box>
      )}
    </OverviewSection>
  );
}

/** Whether the foundation has only its team: no people and no published events. */
function hasNothing({ coordinators: _, ...counters }: Overview['counters']): boolean {
  return Object.values(counters).every((count) => count === 0);
}

function NothingToDo() {
  const translate = useTranslate();
  return (
    <Card>
      <StateBlock
        picture={<NothingToDoPicture />}
        title={translate('overview.attention.none.title')}
        text={translate('overview.attention.none.text')}
      />
    </Card>
  );
}

/** A steaming cup beside a completed list. */
function NothingToDoPicture() {
  return (
    <Picture>
      <rect x="42" y="28" width="62" height="86" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <g stroke={accent} strokeWidth="4">
        <path d="m54 50 5 5 9-10M54 71l5 5 9-10M54 92l5 5 9-10" />
      </g>
      <path d="M76 50h16M76 71h16M76 92h16" stroke={line} strokeWidth="3" opacity="0.5" />
      <path
        d="M118 80h36v18a14 14 0 0 1-14 14h-8a14 14 0 0 1-14-14z"
        fill={paper}
        stroke={line}
        strokeWidth="3"
      />
      <path d="M154 86h5a8 8 0 0 1 0 16h-6" stroke={line} strokeWidth="3" />
      <path d="M129 70c-4-6 4-8 0-14M143 70c-4-6 4-8 0-14" stroke={accent} strokeWidth="3" />
      <path d="M112 120h50" stroke={line} strokeWidth="3" />
    </Picture>
  );
}

/** An invitation has no page of its own. */
const invitations = paths.ourTeam.getHref({ query: { tab: 'invitations' } });

/** What is urgent first. */
const attentionKinds: readonly AttentionKind[] = [
  {
    name: 'abuseReports',
    Icon: AbuseIcon,
    isUrgent: true,
    list: paths.abuseReports.getHref({ query: { status: 'open', sort: 'createdAt,asc' } }),
    hrefOf: ({ id }) => paths.abuseReport.getHref({ reportId: id }),
  },
  {
    name: 'urgentNeeds',
    Icon: UrgentIcon,
    isUrgent: true,
    list: paths.peopleInNeed.getHref({ query: { urgency: 'high', status: 'new', sort: 'createdAt,asc' } }),
    hrefOf: ({ id }) => paths.personInNeed.getHref({ profileId: id }),
  },
  {
    name: 'volunteersWaiting',
    Icon: WaitingIcon,
    list: paths.volunteers.getHref({ query: { accountStatus: 'pending', sort: 'createdAt,asc' } }),
    hrefOf: ({ id }) => paths.volunteer.getHref({ profileId: id }),
  },
  {
    name: 'eventsShortOfPeople',
    Icon: PeopleIcon,
    list: paths.events.getHref({ query: { placesFree: 'true' } }),
    hrefOf: ({ id }) => paths.event.getHref({ eventId: id }),
  },
  {
    name: 'attendanceMissing',
    Icon: AttendanceIcon,
    list: paths.events.getHref({ query: { group: 'finished' } }),
    hrefOf: ({ id }) => paths.eventParticipants.getHref({ eventId: id }),
  },
  {
    name: 'invitationsExpiring',
    Icon: InvitationIcon,
    list: invitations,
    hrefOf: () => invitations,
  },
  {
    name: 'visitsDue',
    Icon: VisitIcon,
    isOfDays: true,
    list: paths.peopleInNeed.getHref({ query: { visitDue: 'true' } }),
    hrefOf: ({ id }) => paths.personInNeed.getHref({ profileId: id, query: { tab: 'visits' } }),
  },
  {
    name: 'hoursProposed',
    Icon: HoursIcon,
    list: paths.volunteers.getHref({ query: { hasProposedTime: 'true' } }),
    hrefOf: ({ id }) => paths.volunteer.getHref({ profileId: id, query: { tab: 'hours' } }),
  },
  {
    name: 'agreementsEnding',
    Icon: AgreementIcon,
    isOfDays: true,
    list: paths.volunteers.getHref({ query: { hasEndingAgreement: 'true' } }),
    hrefOf: ({ id }) => paths.volunteer.getHref({ profileId: id, query: { tab: 'agreements' } }),
  },
  {
    name: 'dataRequestsDue',
    Icon: DataRequestIcon,
    isOfDays: true,
    list: paths.dataRequests.getHref({ query: { due: 'week' } }),
    hrefOf: ({ id }) => paths.dataRequest.getHref({ requestId: id }),
  },
  {
    name: 'erasuresDue',
    Icon: ErasureIcon,
    isOfDays: true,
    list: paths.upcomingErasures.getHref({ query: { status: 'announced' } }),
    hrefOf: ({ id }) => paths.upcomingErasure.getHref({ erasureId: id }),
  },
];

interface AttentionCardProps {
  readonly kind: AttentionKind;
  readonly attention: components['schemas']['Attention'];
}

/** The most urgent items of a kind, with a link to all. */
function AttentionCard({ kind, attention: { count, items } }: AttentionCardProps) {
  const translate = useTranslate();
  const { name, Icon, isUrgent = false, list } = kind;
  const color = isUrgent ? 'error.main' : 'primary.main';
  return (
    <Card
      sx={{
        ...{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 },
        ...(isUrgent && { borderColor: color, borderTopWidth: 4 }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon aria-hidden sx={{ color }} />
        <Typography variant="h3">
          {translate(`overview.attention.${name}.title`, { smart_count: count })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => (
          <AttentionLine key={item.id} kind={kind} item={item} />
        ))}
      </Box>
      <Button
        href={list}
        size="small"
        sx={{ alignSelf: 'start', mt: 'auto', ml: -0.5, minHeight: { xs: 44, md: 36 } }}
      >
        {translate(`overview.attention.${name}.all`)}
      </Button>
    </Card>
  );
}

/**
 * Grid that aligns the cards' ends: two in a row have the same height, a long first one spans two short ones,
 * and a single last one spans its row.
 *
 * @param lines number of lines per card
 */
export function attentionGrid(lines: readonly number[]) {
  const [first = 0, second = 0, third = 0] = lines;
  // A card's frame is about as high as three lines.
  const isFirstLong = lines.length > 2 && first - second - third >= 2;
  const isOneLeft = (lines.length + (isFirstLong ? 1 : 0)) % 2 === 1;
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > :first-of-type': { gridRow: { sm: isFirstLong ? 'span 2' : 'auto' } },
    '& > :last-child': { gridColumn: isOneLeft ? '1 / -1' : 'auto' },
  };
}
