import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import CancelledIcon from '@mui/icons-material/EventBusyOutlined';
import FutureIcon from '@mui/icons-material/EventOutlined';
import OverIcon from '@mui/icons-material/HourglassBottomOutlined';
import RunningIcon from '@mui/icons-material/PlayCircleOutlined';
import FinishedIcon from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import type { Look } from '../../contract/Look.ts';
import { type DatedEvent, type EventPhase, eventPhase } from '../../domain/events/eventPhase.ts';
import { StatusChip } from '../kit/field/ChoiceValue.tsx';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

export function EventStatus({ event }: { readonly event: DatedEvent }) {
  const translate = useTranslate();
  const phase = useEventPhase(event);
  return <StatusChip look={phaseLook[phase]} label={translate(`events.phase.${phase}`)} />;
}

export const phaseLook: Readonly<Record<EventPhase, Look>> = {
  draft: { Icon: DraftIcon, tone: 'neutral' },
  future: { Icon: FutureIcon, tone: 'info' },
  running: { Icon: RunningIcon, tone: 'success' },
  over: { Icon: OverIcon, tone: 'warning' },
  finished: { Icon: FinishedIcon, tone: 'primary' },
  cancelled: { Icon: CancelledIcon, tone: 'error' },
};

/** Phase of an event, updated while the page is open. */
export function useEventPhase(event: DatedEvent): EventPhase {
  const now = new Date(useNow());
  return eventPhase(event, useTimeZone(), now);
}
