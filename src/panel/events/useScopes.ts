import { useTranslate } from 'react-admin';
import type { components } from '../../contract/generated/types.ts';
import type { EventAction } from '../../domain/events/eventRules.ts';
import type { ConfirmationChoice } from '../kit/action/ReasonField.tsx';
import type { Event } from './Event.ts';
import { useFollowing } from './useEventRules.ts';

export type EventScope = components['schemas']['EventScope'];

/** What a request says of a chosen scope. */
export function scopeOf(chosen: string | undefined): { readonly scope?: EventScope } {
  return chosen === undefined ? {} : { scope: chosen as EventScope };
}

/**
 * The choice between an event alone and the later ones of its series, too; undefined where there are none.
 *
 * @param textOf text of the question about these events
 */
export function useScopes(event: Event) {
  const translate = useTranslate();
  const following = useFollowing(event);
  return (
    action: EventAction,
    textOf?: (events: readonly Pick<Event, 'nrOfVolunteersSigned' | 'waitlisted'>[]) => string | undefined,
  ): ConfirmationChoice | undefined => {
    const later = following(action);
    if (later.length === 0) return undefined;
    const one: EventScope = 'one';
    const all: EventScope = 'following';
    return {
      label: translate('events.series.scope'),
      options: [
        { value: one, label: translate('events.series.one') },
        {
          ...{ value: all, label: translate('events.series.following', { smart_count: later.length }) },
          text: textOf?.([event, ...later]),
        },
      ],
    };
  };
}
