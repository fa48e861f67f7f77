import Stack from '@mui/material/Stack';
import { ListContextProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { ListPages } from '../../kit/list/ListPages.tsx';
import { ListToolbar } from '../../kit/list/ListToolbar.tsx';
import { useContractList } from '../../kit/list/useContractList.ts';
import type { Event } from '../Event.ts';
import { useTakesAttendance } from '../useTakesAttendance.ts';
import { AttendanceCounts } from './AttendanceCounts.tsx';
import { AttendanceNotice } from './AttendanceNotice.tsx';
import { NoParticipants } from './NoParticipants.tsx';
import { ParticipantRows } from './ParticipantRows.tsx';
import { ParticipantsHeader } from './ParticipantsHeader.tsx';
import { participantsDefinition } from './participantsDefinition.ts';

/** Who takes part in the event, and who has come. */
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
          <NoParticipants event={event} />
        ) : (
          <>
            {mayRecord ? <AttendanceCounts eventId={event.id} /> : <AttendanceNotice event={event} />}
            <ListToolbar list={participantsDefinition} />
            <ParticipantRows mayRecord={mayRecord} />
            <ListPages />
          </>
        )}
      </Stack>
    </ListContextProvider>
  );
}
