import AttendanceIcon from '@mui/icons-material/FactCheckOutlined';
import PeopleIcon from '@mui/icons-material/GroupAddOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import InvitationIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { paths } from '../../../contract/paths.ts';
import type { AttentionKind } from './AttentionKind.ts';

/** An invitation has no page of its own. */
const invitations = paths.ourTeam.getHref({ query: { tab: 'invitations' } });

export const attentionKinds: readonly AttentionKind[] = [
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
];
