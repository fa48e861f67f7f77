import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import CancelledIcon from '@mui/icons-material/EventBusyOutlined';
import FutureIcon from '@mui/icons-material/EventOutlined';
import OverIcon from '@mui/icons-material/HourglassBottomOutlined';
import RunningIcon from '@mui/icons-material/PlayCircleOutlined';
import FinishedIcon from '@mui/icons-material/TaskAltOutlined';
import type { EventPhase } from '../../contract/events/eventPhase.ts';
import type { StatusLook } from '../kit/field/statusLook.ts';

export const phaseLook: Readonly<Record<EventPhase, StatusLook>> = {
  draft: { Icon: DraftIcon, color: 'neutral' },
  future: { Icon: FutureIcon, color: 'info' },
  running: { Icon: RunningIcon, color: 'success' },
  over: { Icon: OverIcon, color: 'warning' },
  finished: { Icon: FinishedIcon, color: 'primary' },
  cancelled: { Icon: CancelledIcon, color: 'error' },
};
