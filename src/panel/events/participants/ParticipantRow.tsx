import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Participant } from '../Event.ts';
import { AttendanceButtons } from './AttendanceButtons.tsx';
import { isAttendance } from './isAttendance.ts';
import { ParticipantNote } from './ParticipantNote.tsx';
import { ParticipantWho } from './ParticipantWho.tsx';
import { RowFailure } from './RowFailure.tsx';
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
  const canBeRecorded = mayRecord && hasPlace;

  return (
    <Card component="li" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack
        sx={{
          flexDirection: { sm: 'row' },
          flexWrap: 'wrap',
          alignItems: { sm: 'center' },
          columnGap: 3,
          rowGap: 1,
        }}
      >
        <ParticipantWho participant={recording.shown} showsStatus={!canBeRecorded} />
        {canBeRecorded && <AttendanceButtons recording={recording} />}
        <ParticipantNote recording={recording} mayEdit={hasPlace} />
      </Stack>
      <RowFailure recording={recording} />
    </Card>
  );
}
