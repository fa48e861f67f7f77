import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { FormPage } from '../../kit/page/FormPage.tsx';
import { EventForm } from './EventForm.tsx';
import { useFormIntro } from './useFormIntro.ts';

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
        // Going back does not lead to a form that is done with.
        onSaved={({ id }) => void navigate(paths.event.getHref({ eventId: id }), { replace: true })}
        onCancel={() => void navigate(list)}
      />
    </FormPage>
  );
}
