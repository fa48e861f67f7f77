import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { ChoiceField } from '../../kit/action/ChoiceField.tsx';
import { FormPage, FormShape } from '../../kit/page/FormPage.tsx';
import { ContractShow } from '../../kit/show/ContractShow.tsx';
import { ForbiddenPicture } from '../../kit/state/ForbiddenPicture.tsx';
import { StatePage } from '../../shell/StatePage.tsx';
import type { Event } from '../Event.ts';
import { useMayActOnEvent } from '../useEventRules.ts';
import { type EventScope, useScopes } from '../useScopes.ts';
import { useFormIntro } from './CreateEventPage.tsx';
import { EventForm } from './EventForm.tsx';

export default function EditEventPage() {
  const { eventId = '' } = useParams();
  return (
    <ContractShow<Event>
      key={eventId}
      resource={resources.events.name}
      id={eventId}
      list={paths.events}
      shape={<FormShape />}
    >
      {(event) => <EditEvent event={event} />}
    </ContractShow>
  );
}

/** The form of an event that may still be edited. */
function EditEvent({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayDo = useMayActOnEvent(event);
  const intro = useFormIntro(event);
  // Checked once: unsaved input must not disappear because the event has ended meanwhile.
  const [mayEdit] = useState(() => mayDo('edit'));
  const scopes = useScopes(event)('edit');
  const [scope, setScope] = useState<EventScope>('one');
  const href = paths.event.getHref({ eventId: event.id });

  if (!mayEdit) {
    return (
      <StatePage
        picture={<ForbiddenPicture />}
        title={translate('events.form.closed')}
        text={translate('events.form.closedText')}
        actions={
          <Button href={href} variant="contained">
            {translate('events.participants.back')}
          </Button>
        }
      />
    );
  }
  return (
    <FormPage
      title={translate(paths.editEvent.title)}
      back={{ href, label: translate('events.participants.back') }}
      intro={intro}
    >
      {scopes && (
        <Card sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
          <ChoiceField {...scopes} value={scope} onChange={(chosen) => setScope(chosen as EventScope)} />
        </Card>
      )}
      <EventForm
        event={event}
        scope={scopes && scope}
        onSaved={() => void navigate(href, { replace: true })}
        onCancel={() => void navigate(href)}
      />
    </FormPage>
  );
}
