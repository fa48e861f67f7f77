import type { SvgIconComponent } from '@mui/icons-material';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RejectedIcon from '@mui/icons-material/HighlightOffOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';
import CoordinatorIcon from '@mui/icons-material/PersonOutlined';
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
};

/** How a status or a role looks; `undefined` for an enum of the contract that is neither. */
export function statusLook(enumName: string | undefined, value: string): StatusLook | undefined {
  return isStatus(enumName) ? looks[enumName]?.[value] : undefined;
}

export function isStatus(enumName: string | undefined): enumName is string {
  return enumName !== undefined && Object.hasOwn(looks, enumName);
}
