import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { type EventStream, openEventStream } from '../../harness/openEventStream.ts';

onEachServer('the stream of notifications', (stage) => {
  let url: string;
  let reader: Caller;
  let streams: EventStream[] = [];
  beforeAll(async () => {
    url = await stage.server.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    reader = await stage.signIn(
      await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' }),
    );
  });
  afterEach(() => {
    for (const stream of streams) stream.close();
    streams = [];
  });

  const open = async (options: Partial<Parameters<typeof openEventStream>[1]> = {}) => {
    const stream = await openEventStream(url, { as: reader, ...options });
    streams.push(stream);
    return stream;
  };
  const tell = (name: string) => notify(buildNotice(stage.own.id, name), stage.db);

  test('is one that neither caches nor proxies hold up', async () => {
    const stream = await open();
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
  });

  test('says how many are unread, then brings each as it arises, in the language of the request', async () => {
    const stream = await open({ language: 'uk' });
    expect(await stream.next()).toMatchObject({ event: 'unread', data: 0 });
    await tell('Сергій Шевченко');
    const { event, data, id } = await stream.next();
    expect(event).toBe('notification');
    expect(data).toMatchObject({
      ...{ id, kind: 'volunteerApplied', type: 'newVolunteer', readAt: null, subjectId: null },
      message: 'Нова заявка на волонтерство: Сергій Шевченко. Чекає на рішення.',
    });
    expect(await stream.next()).toEqual({ event: 'unread', data: 1 });
  });

  test('brings what is read in another window, and nothing of others', async () => {
    const stream = await open();
    await stream.next();
    await notify(buildNotice(stage.other.id), stage.db);
    await tell('Jan Lis');
    const { id = '' } = await stream.next();
    await stream.next();
    await stage.call('readNotification', { as: reader, params: { id } });
    expect(await stream.next()).toEqual({ event: 'unread', data: 0 });
    await stage.call('readAllNotifications', { as: stage.own.admin });
    await delay(200);
    expect(stream.text().match(/event: /g)).toHaveLength(4);
  });

  test('goes on behind the last one that the browser has', async () => {
    const first = await open();
    await first.next();
    await tell('Pierwsza Osoba');
    const { id } = await first.next();
    first.close();
    for (const name of ['Druga Osoba', 'Trzecia Osoba']) await tell(name);
    const again = await open({ ...(id && { lastEventId: id }) });
    expect(await again.next()).toMatchObject({ event: 'unread', data: 3 });
    const messages = [await again.next(), await again.next()].map(({ data }) => data);
    expect(messages).toMatchObject([
      { message: expect.stringContaining('Druga') },
      { message: expect.stringContaining('Trzecia') },
    ]);
  });

  test('misses none either for who was cut off before the first', async () => {
    const stream = await open();
    const { id } = await stream.next();
    stream.close();
    await tell('Jan Lis');
    const again = await open({ ...(id && { lastEventId: id }) });
    await again.next();
    expect(await again.next()).toMatchObject({ event: 'notification' });
  });

  test('brings more than are read at once, each once and in order', async () => {
    const stream = await open();
    const { id } = await stream.next();
    stream.close();
    const names = Array.from({ length: 120 }, (_, index) => `Osoba ${index}`);
    for (const name of names) await tell(name);
    const again = await open({ ...(id && { lastEventId: id }) });
    await again.next();
    for (const name of names) {
      expect((await again.next()).data).toMatchObject({ params: { actor: name } });
    }
  });

  test.each(['not-an-id', crypto.randomUUID(), "' or 1=1 --"])(
    'begins with what comes next for a last id that it does not know: %s',
    async (lastEventId) => {
      await tell('Wcześniej');
      const stream = await open({ lastEventId });
      expect(await stream.next()).toMatchObject({ event: 'unread', data: 1 });
      await tell('Później');
      expect(await stream.next()).toMatchObject({ data: { params: { actor: 'Później' } } });
    },
  );

  test('ends with the session, before it brings anything more', async () => {
    const stream = await open();
    await stream.next();
    await stage.call('logout', { as: reader });
    await tell('Nikomu');
    await stream.ended;
    expect(stream.text()).not.toContain('Nikomu');
  });

  test('does not prolong the session', async () => {
    const touched = 'update sessions set "lastUsedAt" = now() - interval \'7 hours 59 minutes\'';
    const stream = await open();
    await stream.next();
    await sql.raw(touched).execute(stage.db);
    await tell('Jan Lis');
    await stream.next();
    const { rows } = await sql<{
      used: number;
    }>`select max(extract(epoch from now() - "lastUsedAt"))::int as "used"
      from "sessions" where "accountId" = ${reader.id}`.execute(stage.db);
    expect(rows[0]?.used).toBeGreaterThan(7 * 3600);
    await sql`update "sessions" set "lastUsedAt" = now()`.execute(stage.db);
  });

  test('is bounded for an account: the oldest ends, and comes again later', async () => {
    const opened: EventStream[] = [];
    for (let count = 0; count < 21; count += 1) opened.push(await open());
    await opened[0]?.ended;
    expect(opened[0]?.text()).toContain('retry: 60000');
    await tell('Jan Lis');
    await opened[20]?.next();
    expect(await opened[20]?.next()).toMatchObject({ event: 'notification' });
    expect(opened.filter((stream) => stream.hasEnded())).toHaveLength(1);
  });

  test('answers HEAD without waiting for anything', async () => {
    const response = await fetch(`${url}/api/notifications/stream`, {
      method: 'HEAD',
      headers: { cookie: reader.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });
});
