import type { RunningServer } from './runServer.ts';

/** A foundation and a team member's session. */
export interface Member {
  readonly organizationId: string;
  /** `name=value` */
  readonly cookie: string;
}

/** Both servers on one database. */
export interface Dataset {
  /** URL of the database, for direct queries. */
  readonly url: string;
  readonly product: RunningServer;
  readonly bare: RunningServer;
  readonly members: readonly Member[];
}
