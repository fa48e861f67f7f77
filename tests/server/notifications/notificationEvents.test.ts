import { beforeEach, expect, test } from 'vitest';
import { sessionHashOf } from '../../../src/server/http/sessionCookie.ts';
import { notificationEvents } from '../../../src/server/notifications/notificationEvents.ts';
import type { Caller } from '../../support/Caller.ts';
import { insertAccount } from '../../support/insertAccount.ts';
import { onEachServer } from '../../support/onEachServer.ts';

type Request = Parameters<typeof sessionHashOf>[0];

onEachServer('while nothing happens, a stream of notifications', (stage) => {
  let reader: Caller;
  let leaving: AbortController;
  beforeEach(async () => {
    leaving = new AbortController();
    const organizationId = stage.own.id;
    reader = await stage.signIn(await insertAccount(stage.db, { organizationId, role: 'coordinator' }));
  });

  const open = () => {
    const cookies = { session: reader.cookie.slice('session='.length) };
    const sessionHash = sessionHashOf({ cookies } as unknown as Request, false) ?? Buffer.alloc(0);
    const { signal } = leaving;
    const user = { ...reader, sessionHash };
    return notificationEvents(
      { user, language: 'en', lastEventId: undefined, signal, heartbeatMs: 50 },
      stage,
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
});
