import type { FastifyInstance } from 'fastify';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import type { Config } from '../../src/server/core/config/config.ts';
import { createLive, type Live } from '../../src/server/core/live/createLive.ts';
import { createLog } from '../../src/server/core/log/createLog.ts';
import { createServer } from '../../src/server/createServer.ts';
import type { Caller } from './Caller.ts';
import { type CallInput, callOperation } from './callOperation.ts';
import type { TestDatabase } from './openTestDatabase.ts';
import type { Reply } from './Reply.ts';
import { recordStatements } from './recordStatements.ts';
import { signIn } from './signIn.ts';
import { silence } from './silence.ts';
import { type TableDigests, tableDigests } from './tableDigests.ts';
import { testConfig } from './testConfig.ts';

export interface TestServer {
  readonly server: FastifyInstance;
  readonly live: Live;
  readonly signIn: (account: { email: string; role: Caller['role']; password?: string }) => Promise<Caller>;
  readonly call: <Id extends OperationId>(id: Id, input?: CallInput) => Promise<Reply<Id>>;
  readonly snapshot: () => Promise<TableDigests>;
  readonly close: () => Promise<void>;
}

/**
 * The whole server on a test database, called in-process; a response that breaks the contract becomes a 500.
 * @param database without `listen` there are no live updates
 */
export async function startTestServer(
  {
    db,
    served = db,
    listen = silence,
  }: Pick<TestDatabase, 'db'> & Partial<Pick<TestDatabase, 'served' | 'listen'>>,
  overrides: Partial<Config> = {},
  options: { readonly panelFolder?: string } = {},
): Promise<TestServer> {
  const live = createLive(listen, createLog({ write: () => {} }));
  const server = await createServer(
    { db: recordStatements(served), live, config: testConfig(overrides) },
    { validateResponses: true, ...options },
  );
  await server.ready();
  return {
    server,
    live,
    signIn: (account) => signIn(server, account),
    call: (id, input) => callOperation(server, id, input),
    snapshot: () => tableDigests(db),
    close: async () => {
      await server.close();
      await live.close();
    },
  };
}
