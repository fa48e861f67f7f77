import { inject } from 'vitest';
import { freePort } from '../../../scripts/build/panel/freePort.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { Config } from '../../../src/server/core/config/config.ts';
import { createLive } from '../../../src/server/core/live/createLive.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import type { Caller } from '../Caller.ts';
import { type CallInput, callOperation } from '../callOperation.ts';
import { openTestDatabase, type TestDatabase } from '../openTestDatabase.ts';
import type { Reply } from '../Reply.ts';
import { signIn } from '../signIn.ts';
import { silence } from '../silence.ts';
import { testConfig } from '../testConfig.ts';

/** What the browser talks to: the whole server with the built panel, on a database of its own. */
export interface Stage extends Pick<TestDatabase, 'db'> {
  /** Its origin, without a slash. */
  readonly url: string;
  readonly config: Config;
  readonly signIn: (account: Pick<Caller, 'email' | 'role'>) => Promise<Caller>;
  /** Calls the API beside the browser, as another person at another device would. */
  readonly call: <Id extends OperationId>(id: Id, input?: CallInput) => Promise<Reply<Id>>;
  readonly close: () => Promise<void>;
}

/**
 * Starts it in this process. An answer that breaks the contract is a 500, and so fails the test that caused it.
 * @param database taken over: closing the stage closes it
 */
export async function startStage(
  database: Pick<TestDatabase, 'db' | 'close'> & Partial<Pick<TestDatabase, 'listen'>>,
  panelFolder: string,
  overrides: Partial<Config> = {},
): Promise<Stage> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const config = testConfig({ port, publicUrl: url, ...overrides });
  const { db } = database;
  const live = createLive(database.listen ?? silence, createLog({ write: () => {} }));
  const server = await createServer({ db, live, config }, { validateResponses: true, panelFolder });
  await server.listen({ port, host: '127.0.0.1' });
  return {
    db,
    url,
    config,
    signIn: (account) => signIn(server, account),
    call: (id, input) => callOperation(server, id, input),
    close: async () => {
      // The browser keeps connections open for the next request.
      server.server.closeAllConnections();
      await server.close();
      await live.close();
      await database.close();
    },
  };
}

/** PostgreSQL where there is one, because a file's database is copied there in no time. */
export function openStageDatabase(): Promise<TestDatabase> {
  return openTestDatabase('missing' in inject('postgres') ? 'pglite' : 'postgres');
}
