import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import type { Event } from '../Event.ts';
import { eventForm } from './eventForm.ts';
import { useSaveEvent } from './useSaveEvent.ts';
import { useTimesCheck } from './useTimesCheck.ts';

interface EventFormProps {
  /** Missing for a new one. */
  readonly event?: Event;
  readonly onSaved: (event: Event) => void;
  readonly onCancel: () => void;
}

const inputs = { coverDesign: CoverDesignInput };
/** Most events are of one day. */
const followers = { endDate: 'startDate' };
const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** An event to fill in. A draft can be saved as it is, or published at once; what is published is saved. */
export function EventForm({ event, onSaved, onCancel }: EventFormProps) {
  const translate = useTranslate();
  const version = useEditedVersion<Event, Event | undefined>(event);
  const { save, saveAndPublish } = useSaveEvent(version.base);
  const check = useTimesCheck();
  const isDraft = !version.base || version.base.status === 'draft';
  const accident = event ? 'messages.eventEditFailed' : 'messages.eventCreateFailed';

  return (
    <VersionedForm
      version={version}
      fields={fields}
      form={eventForm}
      inputs={inputs}
      check={check}
      followers={followers}
      layout="cards"
      focusFirst
      submitLabel={translate(isDraft ? 'events.form.saveDraft' : 'ra.action.save')}
      onSubmit={save}
      other={isDraft ? { label: translate('events.form.publish'), onSubmit: saveAndPublish } : undefined}
      failure={accident}
      accident={accident}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  );
}
