import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoData } from '../../../src/server/demo/loadDemoData.ts';
import type { Caller } from '../../harness/Caller.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

onEachDatabase('the demo data in a database', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  let anna: Caller;

  beforeAll(async () => {
    database = await open();
    await database.db.transaction().execute((trx) => loadDemoData({ db: trx }));
    server = await startTestServer(database);
    anna = await server.signIn({ email: 'anna.admin@demo.example', role: 'admin', password: 'Demo-2026!' });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('is what the sign-ins see', async () => {
    const list = await server.call('listVolunteers', { as: anna, params: { id: anna.organizationId } });
    expect(list.answer.totalElements).toBe(67);
    const olena = await server.signIn({
      email: 'olena.admin@other.example',
      role: 'admin',
      password: 'Demo-2026!',
    });
    const others = await server.call('listVolunteers', { as: olena, params: { id: olena.organizationId } });
    expect(others.answer.totalElements).toBe(13);
  });

  test.each([
    ['lucja wisniewska', ['Łucja']],
    ['ШЕВЧЕНКО', ['Сергій']],
    ['алена семенова', ['Алёна']],
    ["o'connor", ['Sean']],
  ])('is found by %s', async (q, firstnames) => {
    const found = await server.call('listVolunteers', {
      as: anna,
      params: { id: anna.organizationId },
      query: { q },
    });
    expect(found.answer.content.map(({ firstname }) => firstname)).toEqual(firstnames);
  });

  test('shows each profile with its files and history', async () => {
    const { answer } = await server.call('listVolunteers', {
      as: anna,
      params: { id: anna.organizationId },
      query: { size: 100 },
    });
    for (const { id, accountStatus } of answer.content) {
      const profile = await server.call('getVolunteer', { as: anna, params: { id } });
      expect(profile.status).toBe(200);
      expect(profile.answer.history[0]?.action).toBeTypeOf('string');
      expect(profile.answer.history.some(({ action }) => action === accountStatus)).toBe(
        accountStatus !== 'pending',
      );
    }
  });

  test('holds files that are what they say, and pictures that can be drawn', async () => {
    const files = await database.db
      .selectFrom('volunteer_files')
      .select(['type', 'bytes', 'content'])
      .execute();
    for (const { type, bytes, content } of files) {
      expect((await fileTypeFromBuffer(content))?.mime).toBe(type);
      expect(content).toHaveLength(bytes);
      if (type === 'image/png') await sharp(content).stats();
    }
    expect(new Set(files.map(({ type }) => type))).toEqual(new Set(['application/pdf', 'image/png']));
    for (const { content, width, height } of await database.db.selectFrom('images').selectAll().execute()) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width, height });
    }
  });

  test('shows Anna’s photo and the foundation’s cover', async () => {
    const { coverToken } = await database.db
      .selectFrom('organizations')
      .select('coverToken')
      .where('id', '=', anna.organizationId)
      .executeTakeFirstOrThrow();
    for (const token of [anna.imageToken, coverToken]) {
      const image = await server.call('getImage', { as: anna, params: { token: token ?? '' } });
      expect(image.status).toBe(200);
    }
  });
});
