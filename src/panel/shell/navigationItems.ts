import type { SvgIconComponent } from '@mui/icons-material';
import OverviewIcon from '@mui/icons-material/DashboardOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PeopleInNeedIcon from '@mui/icons-material/SupportOutlined';
import VolunteersIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { type PanelPath, paths } from '../../contract/paths.ts';

export interface NavigationItem {
  readonly label: string;
  readonly href: string;
  readonly Icon: SvgIconComponent;
  /** The pages that belong to it and so light it up. */
  readonly pages: readonly PanelPath[];
}

export const navigationItems: readonly NavigationItem[] = [
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
];
