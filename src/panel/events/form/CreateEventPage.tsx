import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { fieldMark } from '../../kit/form/FieldLabel.tsx';
import { FormPage } from '../../kit/page/FormPage.tsx';
import type { Event } from '../Event.ts';
import { EventForm } from './EventForm.tsx';

const list = paths.events.getHref();

export default function CreateEventPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const intro = useFormIntro(undefined);
  return (
    <FormPage
      title={translate(paths.createEvent.title)}
      back={{ href: list, label: translate(paths.events.title) }}
      intro={intro}
    >
      <EventForm
        // `replace`, so that Back does not return to the finished form.
        onSaved={({ id }) => void navigate(paths.event.getHref({ eventId: id }), { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </FormPage>
  );
}

/** Introduction: what a draft is, who is notified of a change, what the mark means. */
export function useFormIntro(event: Event | undefined): string {
  const translate = useTranslate();
  const marked = translate('events.form.marked', { mark: fieldMark });
  if (!event || event.status === 'draft') return `${translate('events.form.intro')} ${marked}`;
  return event.nrOfVolunteersSigned + event.waitlisted > 0
    ? `${translate('events.form.tellsParticipants')} ${marked}`
    : marked;
}
