import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ChoiceValue } from '../../kit/field/ChoiceValue.tsx';
import type { Participant } from '../Event.ts';
import { AttendanceButtons } from './AttendanceButtons.tsx';
import { isAttendance } from './isAttendance.ts';
import { ParticipantNote } from './ParticipantNote.tsx';
import { ParticipantWho } from './ParticipantWho.tsx';
import { RowFailure } from './RowFailure.tsx';
import { rowSx } from './rowSx.ts';
import { useRecording } from './useRecording.ts';

interface ParticipantRowProps {
  readonly participant: Participant;
  readonly mayRecord: boolean;
}

/** One person of the queue: who it is, and two buttons that a thumb cannot miss. */
export function ParticipantRow({ participant, mayRecord }: ParticipantRowProps) {
  const recording = useRecording(participant);
  const { status } = recording.shown;
  const hasPlace = isAttendance(status);

  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Box sx={rowSx}>
        <ParticipantWho participant={recording.shown} />
        <Box sx={{ gridArea: 'status', mt: { xs: 1, sm: 0 } }}>
          {mayRecord && hasPlace ? (
            <AttendanceButtons recording={recording} />
          ) : (
            <ChoiceValue enumName="participantStatus" value={status} />
          )}
        </Box>
        <ParticipantNote recording={recording} mayEdit={hasPlace} />
      </Box>
      <RowFailure recording={recording} />
    </Card>
  );
}
