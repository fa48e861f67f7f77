import AbsentIcon from '@mui/icons-material/CancelOutlined';
import PresentIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitingIcon from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../../../contract/formatPhone.ts';
import { paths } from '../../../contract/paths.ts';
import { isConsentLacking } from '../../../domain/volunteers/guardianRules.ts';
import { useFailureText } from '../../kit/action/useGuardedCall.ts';
import { ChoiceValue } from '../../kit/field/ChoiceValue.tsx';
import { LinkValue } from '../../kit/field/FieldValue.tsx';
import { formatInstant } from '../../kit/format/formatDate.ts';
import { formatMinutes } from '../../kit/format/formatMinutes.ts';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import { PhotoAvatar } from '../../shell/PhotoAvatar.tsx';
import type { Event, Participant } from '../Event.ts';
import { shiftName } from '../shifts/shiftTime.ts';
import { type Attendance, isAttendance } from './attendanceTotals.ts';
import { ParticipantNote } from './ParticipantNote.tsx';
import { rowSx } from './ParticipantSkeletons.tsx';
import { participantName } from './participantsDefinition.ts';
import { type Recording, useRecording } from './useRecording.ts';

interface ParticipantRowProps {
  readonly participant: Participant;
  readonly event: Event;
  readonly mayRecord: boolean;
}

/** One participant with two large touch targets. */
export function ParticipantRow({ participant, event, mayRecord }: ParticipantRowProps) {
  const recording = useRecording(participant);
  const { status } = recording.shown;
  const hasPlace = isAttendance(status);

  return (
    <Card component="li" sx={{ position: 'relative', p: { xs: 1.5, sm: 2 } }}>
      {recording.isWaiting && <WaitingMark name={participantName(participant)} />}
      <Box sx={rowSx}>
        <ParticipantWho participant={recording.shown} event={event} />
        <Box sx={{ gridArea: 'status', mt: { xs: 1, sm: 0 } }}>
          {mayRecord && hasPlace ? (
            <AttendanceButtons recording={recording} />
          ) : (
            <ChoiceValue enumName="participantStatus" value={status} />
          )}
          <KeptPlace participant={recording.shown} />
        </Box>
        <ParticipantNote recording={recording} mayEdit={hasPlace} />
      </Box>
      <RowFailure recording={recording} />
    </Card>
  );
}

/** Until when a place is kept for who waits. */
function KeptPlace({ participant: { status, offeredUntil } }: { readonly participant: Participant }) {
  const translate = useTranslate();
  if (status !== 'waitlisted' || !offeredUntil || new Date(offeredUntil) <= new Date()) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
      {translate('fields.offeredUntil')} {formatInstant(offeredUntil)}
    </Typography>
  );
}

/** In the corner, so that no row moves under the finger of who records the next one. */
function WaitingMark({ name }: { readonly name: string }) {
  const label = useTranslate()('events.attendance.waiting', { name });
  return (
    <WaitingIcon
      titleAccess={label}
      fontSize="small"
      sx={{ position: 'absolute', top: 6, right: 6, color: 'text.secondary' }}
    />
  );
}

/** Shows a refused choice with a retry; announces a saved one to screen readers only. */
function RowFailure({
  recording: { shown, failure, isSaved, repeat, discard },
}: {
  readonly recording: Recording;
}) {
  const translate = useTranslate();
  const failureText = useFailureText();
  if (failure === undefined) {
    return (
      <span role="status" style={visuallyHidden}>
        {isSaved && translate('events.attendance.saved', { name: participantName(shown) })}
      </span>
    );
  }
  return (
    <Alert
      severity="error"
      sx={{ mt: 1.5, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={repeat} sx={{ minHeight: 44 }}>
            {translate('kit.failure.retry')}
          </Button>
          <Button color="inherit" onClick={discard} sx={{ minHeight: 44 }}>
            {translate('form.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('events.attendance.failed', { name: participantName(shown) })}{' '}
      {failureText(failure, 'updateParticipant').text}
    </Alert>
  );
}

function ParticipantWho({ participant, event }: Omit<ParticipantRowProps, 'mayRecord'>) {
  const shift = event.shifts.find(({ id }) => id === participant.shiftId);
  const { imageToken, phone, volunteerId, minutes, guardianConsent } = participant;
  const name = participantName(participant);
  return (
    <Stack direction="row" sx={{ gridArea: 'who', minWidth: 0, alignItems: 'center', gap: 1.5 }}>
      <PhotoAvatar name={name} imageToken={imageToken} size={40} />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link
            href={paths.volunteer.getHref({ profileId: volunteerId })}
            color="inherit"
            underline="hover"
            // As high as a finger needs it, beside the number below.
            sx={{ display: 'inline-block', lineHeight: '24px' }}
          >
            {name}
          </Link>
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ a: { display: 'inline-block', lineHeight: '24px' } }}
        >
          <LinkValue href={`tel:${phone}`}>{formatPhone(phone)}</LinkValue>
          {typeof minutes === 'number' && ` · ${formatMinutes(minutes)}`}
        </Typography>
        {participant.status !== 'resigned' && isConsentLacking(guardianConsent) && (
          <ChoiceValue enumName="guardianConsentState" value={guardianConsent} />
        )}
        {shift && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {shiftName(shift, event)}
          </Typography>
        )}
      </Box>
    </Stack>
  );
}

/** Attended or missed; pressing the selected one again clears it. */
function AttendanceButtons({ recording: { shown, isBusy, record } }: { readonly recording: Recording }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  const name = participantName(shown);
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      value={shown.status}
      onChange={(_, status: Attendance | null) => void record({ status: status ?? 'signed_up' })}
      aria-label={translate('events.attendance.of', { name })}
      aria-busy={isBusy}
      sx={{
        '& button': {
          minHeight: 56,
          gap: 1,
          px: 1,
          textTransform: 'none',
          fontSize: '1rem',
          lineHeight: 1.2,
          color: 'text.primary',
        },
      }}
    >
      <ToggleButton value="attended" sx={chosen('success')}>
        <PresentIcon />
        {choice('attendance', 'attended')}
      </ToggleButton>
      <ToggleButton value="no_show" sx={chosen('error')}>
        <AbsentIcon />
        {choice('attendance', 'no_show')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

/** Selected buttons are filled, each in its own colour. */
const chosen = (color: 'success' | 'error') => ({
  '&.Mui-selected, &.Mui-selected:hover': {
    bgcolor: `${color}.main`,
    color: `${color}.contrastText`,
    borderColor: `${color}.main`,
  },
});
