import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { useEditedVersion } from '../../kit/form/conflict/useEditedVersion.ts';
import type { Event } from '../Event.ts';
import { eventForm } from './eventForm.ts';
import { useSaveEvent } from './useSaveEvent.ts';

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
  const { base, typed, merges, conflict, ...version } = useEditedVersion<Event, Event | undefined>(event);
  const { save, saveAndPublish } = useSaveEvent(base);
  const isDraft = !base || base.status === 'draft';
  const accident = event ? 'messages.eventEditFailed' : 'messages.eventCreateFailed';

  return (
    <>
      <ContractForm
        key={merges}
        form={eventForm}
        initial={{ ...base }}
        typed={typed}
        inputs={inputs}
        followers={followers}
        layout="cards"
        focusFirst
        submitLabel={translate(isDraft ? 'events.form.saveDraft' : 'ra.action.save')}
        onSubmit={version.noticing(save)}
        other={
          isDraft
            ? { label: translate('events.form.publish'), onSubmit: version.noticing(saveAndPublish) }
            : undefined
        }
        failure={accident}
        accident={accident}
        onSaved={onSaved}
        onCancel={onCancel}
      />
      {conflict && (
        <ConflictDialog
          schema={eventForm.schema}
          fields={fields}
          base={base ?? conflict.theirs}
          conflict={conflict}
          onClose={version.closeConflict}
          onMerge={(values) => version.editNewer(conflict.theirs, values)}
        />
      )}
    </>
  );
}
