import { useTranslate } from 'react-admin';
import { PublishableEventForm } from '../../../contract/generated/forms/PublishableEvent.ts';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { Event } from '../Event.ts';

const needed = PublishableEventForm.schema.required ?? [];

/** What to know before filling in the form: of a draft what it takes to publish it, else who is told of a change. */
export function useFormIntro(event: Event | undefined): string | undefined {
  const translate = useTranslate();
  const { field: nameOf } = useContractTexts();
  if (!event || event.status === 'draft') {
    return translate('events.form.intro', { fields: needed.map(nameOf).join(', ') });
  }
  return event.nrOfVolunteersSigned + event.waitlisted > 0
    ? translate('events.form.tellsParticipants')
    : undefined;
}
