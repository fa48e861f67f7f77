import type { Overview } from '../Overview.ts';

export type VolunteersInMonth = Overview['series']['volunteersByMonth'][number];
export type EventsInMonth = Overview['series']['eventsByMonth'][number];
