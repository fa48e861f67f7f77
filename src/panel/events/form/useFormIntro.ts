import { useTranslate } from 'react-admin';
import { fieldMark } from '../../kit/form/FieldLabel.tsx';
import type { Event } from '../Event.ts';

/** What to know before filling in the form: what a draft is, who is told of a change, and what the mark means. */
export function useFormIntro(event: Event | undefined): string {
  const translate = useTranslate();
  const marked = translate('events.form.marked', { mark: fieldMark });
  if (!event || event.status === 'draft') return `${translate('events.form.intro')} ${marked}`;
  return event.nrOfVolunteersSigned + event.waitlisted > 0
    ? `${translate('events.form.tellsParticipants')} ${marked}`
    : marked;
}
