import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a database whose disk is full', (stage) => {
  test('refuses to write for now, with a message, and reads as ever', async () => {
    // As PostgreSQL says it; the soak `diskFull` fills a real one.
    await sql`create function "fill_disk"() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(stage.db);
    await sql`create trigger "full" before insert on "events" execute function "fill_disk"()`.execute(
      stage.db,
    );
    const create = () =>
      stage.call('createEvent', { as: stage.own.admin, body: { title: 'Sobotnie zakupy' } });
    const { problem } = await create();
    expect(problem).toMatchObject({
      status: 503,
      code: 'service_unavailable',
      message: expect.stringMatching(/./),
    });
    const list = await stage.call('listEvents', { as: stage.own.admin, params: { id: stage.own.id } });
    expect(list.answer.totalElements).toBe(0);
    await sql`drop function "fill_disk" cascade`.execute(stage.db);
    expect((await create()).status).toBe(201);
  });
});
