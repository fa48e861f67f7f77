import { useRecordContext } from 'react-admin';
import type { Event } from '../Event.ts';
import { EditEvent } from './EditEvent.tsx';

export function EditedEvent() {
  const event = useRecordContext<Event>();
  return event && <EditEvent event={event} />;
}
