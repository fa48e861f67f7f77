import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { EventTimes } from '../../../domain/events/eventSpan.ts';
import { timeFaults } from '../../../domain/events/timeFaults.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import type { FormCheck } from '../../kit/form/withCheck.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import type { Event } from '../Event.ts';
import { eventForm, useSaveEvent } from './useSaveEvent.ts';

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

/** Finds times that cannot be by the foundation's clocks, such as those that they skip in spring. */
function useTimesCheck(): FormCheck {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  return useCallback(
    (values) => {
      const faults = timeFaults(values as EventTimes, timeZone);
      return Object.fromEntries(faults.map(({ field, key }) => [field, translate(`validation.${key}`)]));
    },
    [translate, timeZone],
  );
}
