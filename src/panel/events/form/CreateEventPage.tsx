import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { EventForm } from './EventForm.tsx';
import { EventFormPage } from './EventFormPage.tsx';

const list = paths.events.getHref();

export default function CreateEventPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <EventFormPage
      title={translate(paths.createEvent.title)}
      back={{ href: list, label: translate(paths.events.title) }}
    >
      <EventForm
        // Going back does not lead to a form that is done with.
        onSaved={({ id }) => void navigate(paths.event.getHref({ eventId: id }), { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </EventFormPage>
  );
}
