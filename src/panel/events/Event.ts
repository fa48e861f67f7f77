import type { components } from '../../contract/generated/types.ts';

export type Event = components['schemas']['Event'];
export type EventListItem = components['schemas']['EventListItem'];
export type Participant = components['schemas']['Participant'];
