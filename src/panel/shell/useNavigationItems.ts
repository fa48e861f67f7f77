import type { SvgIconComponent } from '@mui/icons-material';
import DataRequestsIcon from '@mui/icons-material/AssignmentIndOutlined';
import ErasuresIcon from '@mui/icons-material/AutoDeleteOutlined';
import OverviewIcon from '@mui/icons-material/DashboardOutlined';
import MailingsIcon from '@mui/icons-material/DraftsOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import AbuseReportsIcon from '@mui/icons-material/FlagOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { pageParts } from '../../contract/generated/pageParts.ts';
import { resourcePaths } from '../../contract/generated/pages.ts';
import { paths } from '../../contract/paths.ts';
import type { Role } from '../../contract/Role.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';
import { useSessionStore } from '../data/sessionStore.ts';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly Icon: SvgIconComponent;
  /** Whether the header has it in the menu of the user, because it is seldom needed. */
  readonly isSeldom?: true;
  /** Pages that highlight this item. */
  readonly pages: readonly PanelPath[];
  /** Roles that see the item; default: all members. */
  readonly roles?: readonly (Role | 'visitor')[];
}

const items: readonly NavigationItem[] = [
  {
    label: paths.overview.title,
    href: paths.overview.getHref(),
    Icon: OverviewIcon,
    pages: [paths.overview],
  },
  {
    label: 'shell.navigation.peopleInNeed',
    href: paths.peopleInNeed.getHref(),
    Icon: PeopleInNeedIcon,
    pages: [paths.peopleInNeed, paths.personInNeed],
  },
  {
    label: 'shell.navigation.volunteers',
    href: paths.volunteers.getHref(),
    Icon: VolunteersIcon,
    pages: [paths.volunteers, paths.volunteer],
  },
  {
    label: 'shell.navigation.ourTeam',
    href: paths.ourTeam.getHref(),
    Icon: GroupsIcon,
    pages: [paths.ourTeam, paths.inviteCoordinator, paths.coordinator],
  },
  {
    label: 'shell.navigation.events',
    href: paths.events.getHref(),
    Icon: EventIcon,
    pages: [paths.events, paths.createEvent, paths.editEvent, paths.event, paths.eventParticipants],
  },
  {
    label: paths.mailings.title,
    href: paths.mailings.getHref(),
    Icon: MailingsIcon,
    isSeldom: true,
    pages: [paths.mailings, paths.mailing, paths.createMailing],
  },
  {
    label: paths.abuseReports.title,
    href: paths.abuseReports.getHref(),
    Icon: AbuseReportsIcon,
    isSeldom: true,
    pages: [paths.abuseReports, paths.abuseReport],
  },
  {
    label: paths.dataRequests.title,
    href: paths.dataRequests.getHref(),
    Icon: DataRequestsIcon,
    isSeldom: true,
    pages: [paths.dataRequests, paths.dataRequest, paths.addDataRequest],
  },
  {
    label: paths.upcomingErasures.title,
    href: paths.upcomingErasures.getHref(),
    Icon: ErasuresIcon,
    isSeldom: true,
    pages: [paths.upcomingErasures, paths.upcomingErasure],
  },
  ...Object.entries(resourcePaths).map(([name, pages]): NavigationItem => {
    const { title: label, getHref } = pages.list;
    return {
      label,
      href: getHref(),
      pages: Object.values({ ...pages }),
      ...pageParts[name],
    } as NavigationItem;
  }),
];

export function useNavigationItems(): readonly NavigationItem[] {
  const role = useSessionStore((state) => state.user?.role);
  return items.filter(({ roles }) => !roles || (role !== undefined && roles.includes(role)));
}
