import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import type { ResourceDefinition } from '../../../contract/ResourceDefinition.ts';
import { CoverDesignInput } from '../../kit/cover/CoverDesignInput.tsx';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { ConflictDialog } from '../../kit/form/conflict/ConflictDialog.tsx';
import { EditConflict } from '../../kit/form/conflict/EditConflict.ts';
import type { FormValues } from '../../kit/form/FormValues.ts';
import type { Event } from '../Event.ts';
import { eventForm } from './eventForm.ts';
import type { EventInput } from './saveEvent.ts';
import { useSaveEvent } from './useSaveEvent.ts';

interface EventFormProps {
  /** Missing for a new one. */
  readonly event?: Event;
  readonly onSaved: (event: Event) => void;
  readonly onCancel: () => void;
}

interface Start {
  /** The version that is edited. */
  readonly base?: Event | undefined;
  /** What is in the form at first, where that is not the same. */
  readonly typed?: FormValues;
  /** How often a newer version was loaded. */
  readonly merges: number;
}

const inputs = { coverDesign: CoverDesignInput };
const { sections }: ResourceDefinition = resources.events;
const fields = sections.flatMap((section) => section.fields);

/** An event to fill in. A draft can be saved as it is, or published at once; what is published is saved. */
export function EventForm({ event, onSaved, onCancel }: EventFormProps) {
  const translate = useTranslate();
  const [start, setStart] = useState<Start>({ base: event, merges: 0 });
  const [conflict, setConflict] = useState<EditConflict<Event>>();
  const { save, saveAndPublish } = useSaveEvent(start.base);
  const isDraft = !start.base || start.base.status === 'draft';
  const accident = event ? 'messages.eventEditFailed' : 'messages.eventCreateFailed';

  const noticing = (act: (data: EventInput) => Promise<Event>) => async (data: EventInput) => {
    try {
      return await act(data);
    } catch (error) {
      if (error instanceof EditConflict) setConflict(error);
      throw error;
    }
  };

  return (
    <>
      <ContractForm
        key={start.merges}
        form={eventForm}
        initial={{ ...start.base }}
        typed={start.typed}
        inputs={inputs}
        layout="cards"
        focusFirst
        submitLabel={translate(isDraft ? 'events.form.saveDraft' : 'ra.action.save')}
        onSubmit={noticing(save)}
        other={
          isDraft
            ? { label: translate('events.form.publish'), onSubmit: noticing(saveAndPublish) }
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
          base={start.base ?? conflict.theirs}
          conflict={conflict}
          onClose={() => setConflict(undefined)}
          onMerge={(values) => {
            setConflict(undefined);
            setStart({ base: conflict.theirs, typed: values, merges: start.merges + 1 });
          }}
        />
      )}
    </>
  );
}
