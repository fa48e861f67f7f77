import type { SvgIconComponent } from '@mui/icons-material';
import FinishedIcon from '@mui/icons-material/EventAvailableOutlined';
import FutureIcon from '@mui/icons-material/EventOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import ActiveIcon from '@mui/icons-material/PlayCircleOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { paths } from '../../../contract/paths.ts';
import type { Overview } from '../Overview.ts';

export interface Counter {
  readonly name: keyof Overview['counters'];
  readonly Icon: SvgIconComponent;
  /** Address of the counted list. */
  readonly href: string;
}

const volunteersOf = (accountStatus: string) => paths.volunteers.getHref({ query: { accountStatus } });
const eventsOf = (group: string) => paths.events.getHref({ query: { group } });

export const counters: readonly Counter[] = [
  { name: 'volunteers', Icon: VolunteersIcon, href: volunteersOf('verified') },
  { name: 'volunteersWaiting', Icon: WaitingIcon, href: volunteersOf('pending') },
  {
    name: 'peopleInNeed',
    Icon: PeopleInNeedIcon,
    href: paths.peopleInNeed.getHref({ query: { sort: 'status,asc' } }),
  },
  { name: 'futureEvents', Icon: FutureIcon, href: paths.events.getHref() },
  { name: 'activeEvents', Icon: ActiveIcon, href: eventsOf('active') },
  { name: 'finishedEvents', Icon: FinishedIcon, href: eventsOf('finished') },
  { name: 'coordinators', Icon: TeamIcon, href: paths.ourTeam.getHref() },
];

/** The last of the seven fills the rest of its row. */
export const counterGrid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  '& > :last-child': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  m: 0,
  p: 0,
  listStyle: 'none',
};
