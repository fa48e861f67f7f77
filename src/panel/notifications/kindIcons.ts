import type { SvgIconComponent } from '@mui/icons-material';
import RoleIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import FinishedIcon from '@mui/icons-material/EventAvailableOutlined';
import CancelledIcon from '@mui/icons-material/EventBusyOutlined';
import AbuseIcon from '@mui/icons-material/FlagOutlined';
import TeamIcon from '@mui/icons-material/GroupsOutlined';
import WaitlistedIcon from '@mui/icons-material/HourglassTopOutlined';
import SignedUpIcon from '@mui/icons-material/HowToRegOutlined';
import LeftIcon from '@mui/icons-material/LogoutOutlined';
import AppliedIcon from '@mui/icons-material/PersonAddOutlined';
import ResignedIcon from '@mui/icons-material/PersonRemoveOutlined';
import type { Notification } from './Notification.ts';

export const kindIcons: Readonly<Record<Notification['kind'], SvgIconComponent>> = {
  volunteerApplied: AppliedIcon,
  participantSignedUp: SignedUpIcon,
  participantWaitlisted: WaitlistedIcon,
  participantResigned: ResignedIcon,
  volunteerLeft: LeftIcon,
  abuseReported: AbuseIcon,
  eventFinished: FinishedIcon,
  eventCancelled: CancelledIcon,
  eventDeleted: CancelledIcon,
  organizationApproved: OrganizationIcon,
  organizationEdited: OrganizationIcon,
  coordinatorJoined: TeamIcon,
  coordinatorLeft: LeftIcon,
  coordinatorDeleted: ResignedIcon,
  roleChanged: RoleIcon,
};
