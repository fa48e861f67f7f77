import type { Event } from '../../Event.ts';

export interface EventActProps {
  readonly event: Event;
}
