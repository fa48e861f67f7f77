import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useListContext, useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { NoMatch } from '../../kit/list/NoMatch.tsx';
import { useContractList, useListUrl, withFilter } from '../../kit/list/useContractList.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { accent, line, Picture, paper } from '../../kit/state/Picture.tsx';
import { StateBlock } from '../../kit/state/StateBlock.tsx';
import type { Event, Participant } from '../Event.ts';
import { useEventPhase } from '../EventStatus.tsx';
import { formatEventTime } from '../eventTime.ts';
import { ShiftSelect } from '../shifts/ShiftSelect.tsx';
import { useTakesAttendance } from '../useEventRules.ts';
import { useAttendanceQueue, waitingIn } from './attendanceQueue.ts';
import { attendances, savedStatusOf, useAttendanceTotals, withChange } from './attendanceTotals.ts';
import { ParticipantRow } from './ParticipantRow.tsx';
import { ParticipantSkeletons } from './ParticipantSkeletons.tsx';
import { ParticipantsHeader } from './ParticipantsHeader.tsx';
import { participantsDefinition } from './participantsDefinition.ts';
import { WaitingNote } from './WaitingNote.tsx';
import { WalkInButton } from './WalkInButton.tsx';

/** Participants of the event and their attendance. */
export function ParticipantList({ event }: { readonly event: Event }) {
  const controller = useContractList(resources.participants.name, participantsDefinition, {
    ownerId: event.id,
  });
  const mayRecord = useTakesAttendance(event);
  const { total, filterValues } = controller;
  const isEmpty = total === 0 && Object.keys(filterValues).length === 0;

  return (
    <ListContextProvider value={controller}>
      <Stack sx={{ gap: 2 }}>
        <ParticipantsHeader event={event} isEmpty={isEmpty} />
        {isEmpty ? (
          <NoParticipants event={event} mayRecord={mayRecord} />
        ) : (
          <>
            {mayRecord ? (
              <Stack
                direction="row"
                sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
              >
                <AttendanceCounts eventId={event.id} />
                <WalkInButton event={event} />
              </Stack>
            ) : (
              <AttendanceNotice event={event} />
            )}
            <ListToolbar list={participantsDefinition}>
              {event.shifts.length > 0 && <ShiftFilter event={event} />}
            </ListToolbar>
            <ParticipantRows event={event} mayRecord={mayRecord} />
            <ListPages />
            <WaitingNote />
          </>
        )}
        <ErasedNote event={event} />
      </Stack>
    </ListContextProvider>
  );
}

/** Why the list has fewer than have signed up. */
function ErasedNote({ event: { erasedParticipants } }: { readonly event: Event }) {
  const translate = useTranslate();
  if (erasedParticipants === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('events.participants.erased', { smart_count: erasedParticipants })}
    </Typography>
  );
}

/** Why attendance cannot be recorded now. */
function AttendanceNotice({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const phase = useEventPhase(event);
  if (phase !== 'future' && phase !== 'cancelled') return null;
  return (
    <Alert severity={phase === 'future' ? 'info' : 'warning'} variant="outlined">
      {phase === 'future'
        ? translate('events.attendance.later', {
            time: formatEventTime({ ...event, endDate: null, eventEnd: null }),
          })
        : translate('events.attendance.never')}
    </Alert>
  );
}

/** Empty state: a draft has no participants; to an open event people sign up in the mobile app. */
function NoParticipants({ event, mayRecord }: { readonly event: Event; readonly mayRecord: boolean }) {
  const translate = useTranslate();
  const { id, status } = event;
  const text = status === 'draft' ? 'events.participants.notYet' : 'events.participants.emptyText';
  return (
    <StateBlock
      picture={<NoParticipantsPicture />}
      title={translate('events.participants.nobody')}
      text={translate(text)}
    >
      <Button href={paths.event.getHref({ eventId: id })} variant="outlined">
        {translate('events.participants.back')}
      </Button>
      {mayRecord && <WalkInButton event={event} />}
    </StateBlock>
  );
}

/** An empty list on a clipboard. */
function NoParticipantsPicture() {
  return (
    <Picture>
      <rect x="62" y="30" width="76" height="92" rx="8" fill={paper} stroke={line} strokeWidth="3" />
      <rect x="84" y="22" width="32" height="16" rx="6" fill={paper} stroke={accent} strokeWidth="3" />
      <g stroke={line} strokeWidth="2" opacity="0.5">
        <rect x="74" y="52" width="10" height="10" rx="2" />
        <rect x="74" y="74" width="10" height="10" rx="2" />
        <rect x="74" y="96" width="10" height="10" rx="2" />
        <path d="M92 57h32M92 79h24M92 101h28" strokeDasharray="4 5" />
      </g>
    </Picture>
  );
}

/** Narrows the list to one shift. */
function ShiftFilter({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const [{ filters }, change] = useListUrl(participantsDefinition);
  return (
    <ShiftSelect
      event={event}
      value={filters.shiftId ?? ''}
      none={translate('events.shifts.all')}
      onChange={(shiftId) => change(withFilter('shiftId', shiftId))}
    />
  );
}

function ParticipantRows({ event, mayRecord }: { readonly event: Event; readonly mayRecord: boolean }) {
  const translate = useTranslate();
  const { data, error, isPlaceholderData, refetch } = useListContext<Participant>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <NoMatch />;
  return (
    <Stack
      component="ul"
      aria-label={translate('fields.participants')}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data?.map((participant) => (
        <ParticipantRow key={participant.id} participant={participant} event={event} mayRecord={mayRecord} />
      )) ?? <ParticipantSkeletons />}
    </Stack>
  );
}

/** Progress of the recording, sticky while people arrive. */
function AttendanceCounts({ eventId }: { readonly eventId: string }) {
  const translate = useTranslate();
  const totals = useShownTotals(eventId);
  return (
    <Stack direction="row" component="dl" sx={{ m: 0, gap: { xs: 1, sm: 2 }, minHeight: 56 }}>
      {attendances.map((status) => (
        <Box
          key={status}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            // Top-aligned, so that the numbers line up however long their labels are.
            justifyContent: 'flex-end',
            // At least as wide as the longest word, so that none is broken.
            flex: { xs: '1 1 auto', sm: '0 0 140px' },
            px: { xs: 1, sm: 1.5 },
            py: 0.5,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', hyphens: 'auto' }}>
            {translate(`events.attendance.counts.${status}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {totals ? formatNumber(totals[status]) : '–'}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

/** With what is chosen and not yet saved: who stands at the door without a network counts, too. */
function useShownTotals(eventId: string) {
  const saved = useAttendanceTotals(eventId);
  const choices = useAttendanceQueue((queue) => queue.choices);
  return (
    saved &&
    waitingIn({ choices })
      .filter((choice) => choice.eventId === eventId)
      .reduce(
        (totals, { participantId, status }) => withChange(totals, savedStatusOf(participantId), status),
        saved,
      )
  );
}
