import WaitingIcon from '@mui/icons-material/CloudOffOutlined';
import RefusedIcon from '@mui/icons-material/SyncProblem';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import { useAttendanceQueue, waitingIn } from './attendanceQueue.ts';

/** Wherever the coordinator goes, leads back to the attendance that is not sent yet or was refused. */
export default function WaitingTool() {
  const translate = useTranslate();
  const choices = useAttendanceQueue((queue) => queue.choices);
  const isCutOff = useAttendanceQueue((queue) => queue.isCutOff);
  const refused = Object.values(choices).filter(({ refusal }) => refusal);
  const waiting = isCutOff ? waitingIn({ choices }) : [];
  const [first] = [...refused, ...waiting];
  if (!first) return null;

  const label = [
    refused.length > 0 && translate('events.attendance.refused', { smart_count: refused.length }),
    waiting.length > 0 && translate('events.attendance.queue', { smart_count: waiting.length }),
  ];
  const text = label.filter(Boolean).join('. ');
  const color = refused.length > 0 ? 'error' : 'warning';
  return (
    <IconButton
      href={paths.eventParticipants.getHref({ eventId: first.eventId })}
      color={color}
      aria-label={text}
      title={text}
    >
      <Badge badgeContent={refused.length + waiting.length} max={99} color={color}>
        {refused.length > 0 ? <RefusedIcon /> : <WaitingIcon />}
      </Badge>
    </IconButton>
  );
}
