import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { PublishFault } from '../../../contract/events/publishFaults.ts';
import { operations } from '../../../contract/generated/operations.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { FieldFaults } from '../../kit/form/FieldFaults.ts';
import { toast } from '../../shell/toast.ts';
import type { Event } from '../Event.ts';
import { usePublishFaults } from '../usePublishFaults.ts';
import { type EventInput, saveEvent } from './saveEvent.ts';
import { useKeepEvent } from './useKeepEvent.ts';

interface SaveEvent {
  readonly save: (data: EventInput) => Promise<Event>;
  readonly saveAndPublish: (data: EventInput) => Promise<Event>;
}

/**
 * Saves what was typed. When a new event is saved and then not published, it is there: the next try changes it
 * and makes no second one.
 *
 * @param base the version that is edited; missing for a new event
 */
export function useSaveEvent(base: Event | undefined): SaveEvent {
  const translate = useTranslate();
  const faultsOf = usePublishFaults();
  const keep = useKeepEvent();
  const saved = useRef<Event>(undefined);
  const isPublished = base !== undefined && base.status !== 'draft';

  const refuse = (faults: readonly PublishFault[]) => {
    if (faults.length === 0) return;
    const messages = faults.map(({ field, key }) => [field, translate(`validation.${key}`)]);
    throw new FieldFaults(Object.fromEntries(messages));
  };

  const write = async (data: EventInput) => {
    const known = newest(base, saved.current);
    const event = await saveEvent(known, data);
    saved.current = event;
    keep(event);
    return { event, operation: known ? operations.updateEvent : operations.createEvent };
  };

  return {
    save: async (data) => {
      // An end before its start makes no sense anywhere; what is published has to stay complete, too.
      refuse(
        faultsOf(data).filter(({ key }) => key === 'endAfterStart' || (isPublished && key === 'required')),
      );
      const { event, operation } = await write(data);
      const { told } = event;
      toast.success(
        translate(`messages.${operation.success}`),
        told ? translate('events.told.moved', { smart_count: told }) : undefined,
      );
      return event;
    },
    saveAndPublish: async (data) => {
      refuse(faultsOf(data));
      const { event } = await write(data);
      const path = { id: event.id };
      const published = await answerOf(client.POST('/events/{id}/publish', { params: { path } }));
      keep(published);
      toast.success(translate(`messages.${operations.publishEvent.success}`));
      return published;
    },
  };
}

/** What was saved here, or loaded from elsewhere since. */
function newest(base: Event | undefined, saved: Event | undefined): Event | undefined {
  return base && saved ? (base.version > saved.version ? base : saved) : (saved ?? base);
}
