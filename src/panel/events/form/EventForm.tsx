import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import { timeIssues } from '../../../domain/events/publishIssues.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import type { FormCheck } from '../../kit/form/withCheck.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import type { Event } from '../Event.ts';
import { eventForm, useSaveEvent } from './useSaveEvent.ts';

interface EventFormProps {
  /** Undefined for a new event. */
  readonly event?: Event;
  readonly onSaved: (event: Event) => void;
  readonly onCancel: () => void;
}

const inputs = { coverDesign: CoverDesignInput };
/** Most events last one day. */
const followers = { endDate: 'startDate' };
const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** Form of an event. A draft can be saved incomplete or published; a published event is saved. */
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

/** Rejects local times that do not exist in the foundation's time zone, such as those skipped in spring. */
function useTimesCheck(): FormCheck {
  const translate = useTranslate();
  const timeZone = useTimeZone();
  return useCallback(
    (values) => {
      const issues = timeIssues(values as EventTimes, timeZone);
      return Object.fromEntries(issues.map(({ field, key }) => [field, translate(`validation.${key}`)]));
    },
    [translate, timeZone],
  );
}
