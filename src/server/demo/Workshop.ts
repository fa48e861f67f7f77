import type { Actor, Subject } from '../db/historyStore.ts';
import type { Clock } from './Clock.ts';
import type { Random } from './Random.ts';

/** What the rows of one foundation are made with. */
export interface Workshop {
  readonly organizationId: string;
  readonly clock: Clock;
  readonly random: Random;
  /** A member of the team by name. */
  readonly member: (name: string) => Actor;
  readonly subject: (table: Subject['table'], id: string) => Subject;
}
