import type { RunningServer } from './runServer.ts';

/** A foundation, and a session of somebody in its team. */
export interface Member {
  readonly organizationId: string;
  /** `name=value` */
  readonly cookie: string;
}

/** Both servers on one database. */
export interface Dataset {
  /** Of the database, for what asks PostgreSQL itself. */
  readonly url: string;
  readonly product: RunningServer;
  readonly bare: RunningServer;
  readonly members: readonly Member[];
}
