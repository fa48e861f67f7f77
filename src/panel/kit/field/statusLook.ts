import type { SvgIconComponent } from '@mui/icons-material';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ClosedIcon from '@mui/icons-material/ArchiveOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import NormalIcon from '@mui/icons-material/DragHandle';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import EventIcon from '@mui/icons-material/EventAvailableOutlined';
import WorkIcon from '@mui/icons-material/HandshakeOutlined';
import RejectedIcon from '@mui/icons-material/HighlightOffOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import LowIcon from '@mui/icons-material/KeyboardArrowDown';
import HighIcon from '@mui/icons-material/KeyboardDoubleArrowUp';
import NewIcon from '@mui/icons-material/NewReleasesOutlined';
import CoordinatorIcon from '@mui/icons-material/PersonOutlined';
import FinishedIcon from '@mui/icons-material/TaskAltOutlined';
import ExpiredIcon from '@mui/icons-material/TimerOffOutlined';
import RevokedIcon from '@mui/icons-material/UndoOutlined';

export interface StatusLook {
  readonly Icon: SvgIconComponent;
  readonly color: 'success' | 'warning' | 'error' | 'info' | 'primary' | 'neutral';
}

const looks: Readonly<Record<string, Readonly<Record<string, StatusLook>>>> = {
  accountStatus: {
    pending: { Icon: WaitingIcon, color: 'warning' },
    verified: { Icon: CheckIcon, color: 'success' },
    rejected: { Icon: RejectedIcon, color: 'error' },
  },
  coordinatorRole: {
    admin: { Icon: AdminIcon, color: 'primary' },
    coordinator: { Icon: CoordinatorIcon, color: 'neutral' },
  },
  invitationStatus: {
    pending: { Icon: WaitingIcon, color: 'warning' },
    accepted: { Icon: CheckIcon, color: 'success' },
    expired: { Icon: ExpiredIcon, color: 'error' },
    revoked: { Icon: RevokedIcon, color: 'neutral' },
  },
  eventStatus: {
    draft: { Icon: DraftIcon, color: 'neutral' },
    active: { Icon: EventIcon, color: 'info' },
    finished: { Icon: FinishedIcon, color: 'primary' },
  },
  participantStatus: {
    signed_up: { Icon: EventIcon, color: 'info' },
    waitlisted: { Icon: WaitingIcon, color: 'warning' },
    resigned: { Icon: RevokedIcon, color: 'neutral' },
    attended: { Icon: CheckIcon, color: 'success' },
    no_show: { Icon: RejectedIcon, color: 'error' },
  },
  urgency: {
    low: { Icon: LowIcon, color: 'neutral' },
    normal: { Icon: NormalIcon, color: 'info' },
    high: { Icon: HighIcon, color: 'error' },
  },
  personInNeedStatus: {
    new: { Icon: NewIcon, color: 'primary' },
    in_progress: { Icon: WorkIcon, color: 'warning' },
    helped: { Icon: CheckIcon, color: 'success' },
    closed: { Icon: ClosedIcon, color: 'neutral' },
  },
};

/** How a status or a role looks; `undefined` for an enum of the contract that is neither. */
export function statusLook(enumName: string | undefined, value: string): StatusLook | undefined {
  return isStatus(enumName) ? looks[enumName]?.[value] : undefined;
}

export function isStatus(enumName: string | undefined): enumName is string {
  return enumName !== undefined && Object.hasOwn(looks, enumName);
}
