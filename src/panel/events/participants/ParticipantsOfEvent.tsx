import { useRecordContext } from 'react-admin';
import type { Event } from '../Event.ts';
import { ParticipantList } from './ParticipantList.tsx';

export function ParticipantsOfEvent() {
  const event = useRecordContext<Event>();
  return event && <ParticipantList event={event} />;
}
