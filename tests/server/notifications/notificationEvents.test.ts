import { type Kysely, type KyselyPlugin, sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { sessionHashOf } from '../../../src/server/core/http/sessionCookie.ts';
import { issueToken } from '../../../src/server/core/links/oneTimeTokens.ts';
import { notificationEvents } from '../../../src/server/notifications/notificationEvents.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';

type Request = Parameters<typeof sessionHashOf>[0];

/** Nobody looks for so long: what ends sooner was told, or knew its end. */
const AN_HOUR_MS = 60 * 60 * 1_000;

/** Lets something happen when a table has been read, before the reader gets the rows. */
function afterEachRead(table: string, happen: () => Promise<void>): KyselyPlugin {
  const reads = new WeakSet<object>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes(`"name":"${table}"`)) reads.add(queryId);
      return node;
    },
    transformResult: async ({ queryId, result }) => {
      if (reads.has(queryId)) await happen();
      return result;
    },
  };
}

onOneServer('while nothing happens, a stream of notifications', (stage) => {
  let reader: Caller;
  let leaving: AbortController;
  beforeEach(async () => {
    leaving = new AbortController();
    const organizationId = stage.own.id;
    reader = await stage.signIn(await insertAccount(stage.db, { organizationId, role: 'coordinator' }));
  });

  const open = (heartbeatMs = 50, db: Kysely<Database> = stage.db) => {
    const cookies = { session: reader.cookie.slice('session='.length) };
    const sessionHash = sessionHashOf({ cookies } as unknown as Request, false) ?? Buffer.alloc(0);
    const { signal } = leaving;
    const user = { ...reader, sessionHash };
    return notificationEvents(
      { user, language: 'en', lastEventId: undefined, signal, heartbeatMs },
      { ...stage, db },
    );
  };

  test('gives a sign of life now and then', async () => {
    const events = open();
    expect((await events.next()).value).toContain('event: unread\ndata: 0\n');
    expect((await events.next()).value).toBe(':\n\n');
    expect((await events.next()).value).toBe(':\n\n');
    leaving.abort();
    expect((await events.next()).done).toBe(true);
  });

  test('ends with the session', async () => {
    const events = open();
    await events.next();
    await stage.call('logout', { as: reader });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  test('ends with the session, also where that ends between its reads', async () => {
    const { id: organizationId } = stage.own;
    const happen = async () => {
      await stage.call('logout', { as: reader });
      await notify(buildNotice(organizationId, 'Nikomu'), stage.db);
    };
    const events = open(AN_HOUR_MS, stage.db.withPlugin(afterEachRead('sessions', happen)));
    await events.next();
    const rest: string[] = [];
    for await (const text of events) rest.push(text);
    expect(rest.join()).not.toContain('Nikomu');
  });

  test('ends with the account', async () => {
    const events = open();
    await events.next();
    await stage.db
      .updateTable('accounts')
      .set({ closedAt: new Date().toISOString() })
      .where('id', '=', reader.id)
      .execute();
    expect((await events.next()).done).toBe(true);
  });

  const sessionOf = (accountId: string) =>
    stage.db.selectFrom('sessions').select('tokenHash').where('accountId', '=', accountId);

  /** Waits for the end. What the stream was reading already may still come before it. */
  const lastOf = async (events: AsyncGenerator<string>) => {
    for (let event = await events.next(); !event.done; ) event = await events.next();
  };

  test.each<[string, (admin: Caller) => Promise<unknown>]>([
    ['logs out', () => stage.call('logout', { as: reader })],
    [
      'signs in anew in the same browser',
      () => {
        const headers = { authorization: basicAuthorization(reader.email, PASSWORD) };
        return stage.call('login', { as: reader, headers });
      },
    ],
    [
      'changes the password elsewhere',
      async () => {
        const body = { currentPassword: PASSWORD, password: 'Another-2026!' };
        await stage.call('updatePassword', { as: await stage.signIn(reader), body });
      },
    ],
    [
      'resets the password',
      async () => {
        const token = await inTransaction(stage.db, (trx) => issueToken('resetPassword', reader, trx));
        await stage.call('resetPassword', { body: { token, password: 'Another-2026!' } });
      },
    ],
    [
      'leaves the foundation',
      () => {
        const body = { reason: 'No time any more.' };
        return stage.call('leaveOrganization', { as: reader, params: { id: reader.id }, body });
      },
    ],
    ['is deleted', (admin) => stage.call('deleteCoordinator', { as: admin, params: { id: reader.id } })],
    [
      'gets another role',
      (admin) => {
        const params = { id: reader.id };
        return stage.call('changeCoordinatorRole', { as: admin, params, body: { role: 'admin' } });
      },
    ],
    [
      'has an account that is gone',
      () => stage.db.deleteFrom('accounts').where('id', '=', reader.id).execute(),
    ],
    ['has a session that somebody deletes', () => stage.db.deleteFrom('sessions').execute()],
  ])('ends as soon as who reads it %s', async (_, happen) => {
    const admin = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'admin' }),
    );
    const events = open(AN_HOUR_MS);
    await events.next();
    const last = lastOf(events);
    await happen(admin);
    await last;
  });

  test('goes on when others log out', async () => {
    const events = open(AN_HOUR_MS);
    await events.next();
    const next = events.next();
    const other = await stage.signIn(reader);
    await stage.call('logout', { as: other });
    await notify(buildNotice(stage.own.id), stage.db);
    expect((await next).value).toContain('event: notification');
    leaving.abort();
  });

  test.each([
    ['its longest time is over', { expiresAt: sql<string>`now() + interval '1.5 seconds'` }],
    [
      'nobody has used it for long',
      { lastUsedAt: sql<string>`now() - interval '8 hours' + interval '1.5 seconds'` },
    ],
  ])('ends when %s', async (_, change) => {
    await stage.db
      .updateTable('sessions')
      .set(change)
      .where('tokenHash', 'in', sessionOf(reader.id))
      .execute();
    const events = open(AN_HOUR_MS);
    await events.next();
    await lastOf(events);
  });
});
