import WaitingIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { sendQueue, useAttendanceQueue, waitingIn } from './attendanceQueue.ts';

/** Says below the list, always in sight, how many choices wait for the network. */
export function WaitingNote() {
  const translate = useTranslate();
  const isCutOff = useAttendanceQueue((queue) => queue.isCutOff);
  const waiting = useAttendanceQueue((queue) => waitingIn(queue).length);
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 8, zIndex: 1 }}>
      {isCutOff && waiting > 0 && (
        <Alert
          // The box around it announces what comes into it.
          role="presentation"
          severity="warning"
          icon={<WaitingIcon />}
          sx={{ alignItems: 'center', boxShadow: 3 }}
          action={
            <Button color="inherit" onClick={() => void sendQueue()} sx={{ minHeight: 44 }}>
              {translate('events.attendance.sendNow')}
            </Button>
          }
        >
          {translate('events.attendance.queue', { smart_count: waiting })}
        </Alert>
      )}
    </Box>
  );
}
