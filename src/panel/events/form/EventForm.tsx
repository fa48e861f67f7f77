import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { EventInputForm } from '../../../contract/generated/forms/EventInput.ts';
import { PublishableEventForm } from '../../../contract/generated/forms/PublishableEvent.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { resources } from '../../../contract/generated/resources.ts';
import type { components } from '../../../contract/generated/types.ts';
import { paths } from '../../../contract/paths.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import { type PublishIssue, timeIssues } from '../../../domain/events/publishIssues.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import { useSaveRecord } from '../../kit/form/conflict/useSaveRecord.ts';
import { VersionedForm } from '../../kit/form/conflict/VersionedForm.tsx';
import { FieldIssues, SavedInPart } from '../../kit/form/describeFailure.ts';
import type { FieldWidgetProps, FormValues } from '../../kit/form/FormValues.ts';
import { withHints, withMarks } from '../../kit/form/formVariants.ts';
import { PreviewButton } from '../../kit/form/PreviewButton.tsx';
import type { FormCheck } from '../../kit/form/withCheck.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import { useKeepRecord } from '../../kit/show/useKeepRecord.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import { toast } from '../../shell/toast.ts';
import type { Event } from '../Event.ts';
import { usePublishIssues } from '../useEventRules.ts';
import { useOutcome } from '../useOutcome.ts';
import type { EventScope } from '../useScopes.ts';
import { EventPreview, eventPreviewText } from './EventPreview.tsx';

interface EventFormProps {
  /** Undefined for a new event. */
  readonly event?: Event;
  /** How many events of the series an edit is for. */
  readonly scope?: EventScope | undefined;
  readonly onSaved: (event: Event) => void;
  readonly onCancel: () => void;
}

const inputs = { coverDesign: CoverDesignInput };
const inputsWithShifts = { ...inputs, volunteersNeededNum: PlacesOfShifts };
/** Most events last one day. */
const followers = { endDate: 'startDate' };
const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** Form of an event. A draft can be saved incomplete or published; a published event is saved. */
export function EventForm({ event, scope, onSaved, onCancel }: EventFormProps) {
  const translate = useTranslate();
  const version = useEditedVersion<Event, Event | undefined>(event);
  const { save, saveAndPublish } = useSaveEvent(version.base, scope);
  const check = useTimesCheck();
  const isDraft = !version.base || version.base.status === 'draft';
  const accident = event ? 'messages.eventEditFailed' : 'messages.eventCreateFailed';

  const values = useRef<FormValues>({ ...version.base });

  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
        <PreviewButton
          title={translate('events.form.preview')}
          textId={eventPreviewText}
          render={(onClose) => (
            <EventPreview event={{ ...version.base, ...values.current }} onClose={onClose} />
          )}
        />
      </Box>
      <VersionedForm
        version={version}
        onChange={(typed) => {
          values.current = typed;
        }}
        fields={fields}
        form={eventForm}
        inputs={version.base?.shifts.length ? inputsWithShifts : inputs}
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
    </>
  );
}

/** The places of all shifts, which are changed on the event's page. */
function PlacesOfShifts({ id, value }: FieldWidgetProps) {
  const translate = useTranslate();
  return (
    <Typography id={id}>
      {translate('events.shifts.places', { places: formatNumber(Number(value)) })}
    </Typography>
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

type EventInput = components['schemas']['EventInput'];

const { name: resource } = resources.events;

interface SaveEvent {
  readonly save: (data: EventInput) => Promise<Event>;
  readonly saveAndPublish: (data: EventInput) => Promise<Event>;
}

/**
 * Saves the form. If a new event was saved but not published, the next try updates it instead of creating
 * another.
 *
 * @param base the edited version; undefined for a new event
 * @param scope of an edit
 */
function useSaveEvent(base: Event | undefined, scope: EventScope | undefined): SaveEvent {
  const translate = useTranslate();
  const issuesOf = usePublishIssues();
  const keep = useKeepRecord(resource);
  const queryClient = useQueryClient();
  const outcome = useOutcome('events.told.moved');
  const saveEvent = useSaveRecord<Event, EventInput>(resource, eventForm.schema);
  const dataProvider = useDataProvider<PanelDataProvider>();
  const saved = useRef<Event>(undefined);
  const isPublished = base !== undefined && base.status !== 'draft';

  const refuse = (issues: readonly PublishIssue[]) => {
    if (issues.length === 0) return;
    const messages = issues.map(({ field, key }) => [field, translate(`validation.${key}`)]);
    throw new FieldIssues(Object.fromEntries(messages));
  };

  const write = async (data: EventInput) => {
    const known = newest(base, saved.current);
    const event = await saveEvent(known, data, scope && { scope });
    saved.current = event;
    return { event, operation: known ? operations.updateEvent : operations.createEvent };
  };

  const publish = async ({ id, version }: Event) => {
    try {
      const query = { version: String(version) };
      return await dataProvider.action<Event>('publishEvent', { id, query });
    } catch (error) {
      // Change the address without a navigation, so that a reload opens the saved event.
      history.replaceState(history.state, '', paths.editEvent.getHref({ eventId: id }));
      throw new SavedInPart(id, error);
    }
  };

  return {
    save: async (data) => {
      // A published event must stay complete.
      refuse(issuesOf(data).filter(({ key }) => isPublished && key === 'required'));
      const { event, operation } = await write(data);
      if (event.changedInSeries) void queryClient.invalidateQueries({ queryKey: [resource] });
      toast.success(translate(`messages.${operation.success}`), outcome(event));
      return event;
    },
    saveAndPublish: async (data) => {
      refuse(issuesOf(data));
      const { event } = await write(data);
      const published = await publish(event);
      void keep(published);
      toast.success(translate(`messages.${operations.publishEvent.success}`));
      return published;
    },
  };
}

/** The newer of the version saved here and the one loaded since. */
function newest(base: Event | undefined, saved: Event | undefined): Event | undefined {
  return base && saved ? (base.version > saved.version ? base : saved) : (saved ?? base);
}

const { required: toSave = [] } = EventInputForm.schema;
const { required: toPublish = [] } = PublishableEventForm.schema;

const marked = withMarks(
  EventInputForm,
  toPublish.filter((name) => !toSave.includes(name)),
  'events.form.toPublish',
);

/** The contract's form with hints for the fields that need one. */
export const eventForm = withHints(marked, {
  coverDesign: 'events.form.coverDesign',
  endDate: 'events.form.endDate',
  eventEnd: 'events.form.eventEnd',
  location: 'events.form.location',
});
