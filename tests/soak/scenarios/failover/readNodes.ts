import pg from 'pg';

/** A database server as pg_auto_failover's monitor sees it. */
interface WatchedNode {
  readonly name: string;
  readonly state: string;
  /** Whether that is what it is to be. */
  readonly isSettled: boolean;
}

/** Asks the monitor for its nodes. */
export async function readNodes(monitorUrl: string): Promise<readonly WatchedNode[]> {
  const client = new pg.Client(monitorUrl);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<WatchedNode>(`select "nodename" as "name",
      "reportedstate"::text as "state", "reportedstate" = "goalstate" as "isSettled" from pgautofailover.node`);
    return rows;
  } finally {
    await client.end();
  }
}
