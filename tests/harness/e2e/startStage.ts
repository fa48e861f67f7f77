import { freePort } from '../../../scripts/build/panel/freePort.ts';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { Config } from '../../../src/server/core/config/config.ts';
import { createLive } from '../../../src/server/core/live/createLive.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import type { Caller } from '../Caller.ts';
import { type CallInput, callOperation } from '../callOperation.ts';
import type { TestDatabase } from '../openTestDatabase.ts';
import type { Reply } from '../Reply.ts';
import { signIn } from '../signIn.ts';
import { silence } from '../silence.ts';
import { testConfig } from '../testConfig.ts';

/** The whole server with the built panel, on its own database. */
export interface Stage extends Pick<TestDatabase, 'db'> {
  /** Its origin, without a slash. */
  readonly url: string;
  readonly config: Config;
  readonly signIn: (account: Pick<Caller, 'email' | 'role'>) => Promise<Caller>;
  /** Calls the API outside of the browser, like another user on another device. */
  readonly call: <Id extends OperationId>(id: Id, input?: CallInput) => Promise<Reply<Id>>;
  readonly close: () => Promise<void>;
}

/**
 * Starts it in this process. A response that breaks the contract becomes a 500, which fails the test.
 * @param database closed together with the stage
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
      // The browser keeps idle connections open.
      server.server.closeAllConnections();
      await server.close();
      await live.close();
      await database.close();
    },
  };
}
