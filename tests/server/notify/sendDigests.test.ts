import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { sendDigests } from '../../../src/server/notifications/notify/sendDigests.ts';
import { buildNotice, notify } from '../../harness/notify.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { setPreferences } from '../../harness/setPreferences.ts';

onEachServer('the daily summary', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('notifications').execute();
    await stage.db.deleteFrom('mails').execute();
    await stage.db.deleteFrom('notification_preferences').execute();
    await prefer('daily');
  });

  const prefer = (email: 'off' | 'immediately' | 'daily') =>
    setPreferences(stage.db, stage.own.admin, { email });
  const tell = (...names: string[]) =>
    Promise.all(names.map((name) => notify(buildNotice(stage.own.id, name), stage.db)));
  /** Moves the clock to seven in the morning. */
  const passNight = () =>
    sql`update "notifications" set "digestAt" = now() where "digestAt" is not null`.execute(stage.db);
  const run = (db = stage.db) => sendDigests({ db }).run(new AbortController().signal);
  const sent = async () =>
    (await stage.db.selectFrom('mails').selectAll().where('template', '=', 'dailyDigest').execute()).map(
      ({ to, language, values }) => ({ to, language, values }),
    );

  test('waits for the morning, then holds what came since, in the language of its reader', async () => {
    const { admin } = stage.own;
    await stage.db.updateTable('accounts').set({ language: 'uk' }).where('id', '=', admin.id).execute();
    await tell('Jan Lis');
    await run();
    expect(await sent()).toEqual([]);
    await passNight();
    await run();
    const message = 'Нова заявка на волонтерство: Jan Lis. Чекає на рішення.';
    const values = { count: 1, items: [{ message, href: '/notifications' }] };
    expect(await sent()).toEqual([{ to: admin.email, language: 'uk', values }]);
  });

  test('is sent once, although many processes send it', async () => {
    await tell('Jan Lis', 'Iryna Bondarenko');
    await passNight();
    const { url } = stage;
    const others =
      url === undefined ? [] : Array.from({ length: 5 }, () => connectPostgres(url, () => {}, 'all').db);
    await Promise.all([stage.db, stage.db, ...others].map((db) => run(db)));
    await run();
    for (const db of others) await db.destroy();
    expect(await sent()).toMatchObject([{ values: { count: 2 } }]);
  });

  test('leaves out what has been read meanwhile, and is not sent for nothing', async () => {
    await tell('Jan Lis');
    await stage.call('readAllNotifications', { as: stage.own.admin });
    await passNight();
    await run();
    expect(await sent()).toEqual([]);
    await tell('Iryna Bondarenko');
    await passNight();
    await run();
    expect(await sent()).toMatchObject([{ values: { count: 1 } }]);
  });

  test('goes to nobody who wants no mails any more, and to who wants them at once now', async () => {
    await tell('Jan Lis');
    await prefer('off');
    await passNight();
    await run();
    await prefer('daily');
    await run();
    expect(await sent()).toEqual([]);
    await tell('Iryna Bondarenko');
    await prefer('immediately');
    await passNight();
    await run();
    expect(await sent()).toMatchObject([{ values: { count: 1 } }]);
  });

  test('lists the latest of many', async () => {
    await tell(...Array.from({ length: 60 }, (_, index) => `Osoba ${index}`));
    await passNight();
    await run();
    const [mail] = await sent();
    expect(mail?.values).toMatchObject({ count: 60, items: { length: 50 } });
  });
});
