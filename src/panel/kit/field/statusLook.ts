import type { SvgIconComponent } from '@mui/icons-material';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RejectedIcon from '@mui/icons-material/HighlightOffOutlined';
import WaitingIcon from '@mui/icons-material/HourglassTopOutlined';

export interface StatusLook {
  readonly Icon: SvgIconComponent;
  readonly color: 'success' | 'warning' | 'error' | 'info';
}

const looks: Readonly<Record<string, Readonly<Record<string, StatusLook>>>> = {
  accountStatus: {
    pending: { Icon: WaitingIcon, color: 'warning' },
    verified: { Icon: CheckIcon, color: 'success' },
    rejected: { Icon: RejectedIcon, color: 'error' },
  },
};

/** How a status looks; `undefined` for an enum of the contract that is no status. */
export function statusLook(enumName: string | undefined, value: string): StatusLook | undefined {
  return isStatus(enumName) ? looks[enumName]?.[value] : undefined;
}

export function isStatus(enumName: string | undefined): enumName is string {
  return enumName !== undefined && Object.hasOwn(looks, enumName);
}
