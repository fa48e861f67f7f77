import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { onEachMailStage } from './onEachMailStage.ts';
import { sampleMail } from './sampleMails.ts';

const mailTo = (to: string) => ({ ...sampleMail('resetPassword'), to });
const many = Array.from({ length: 40 }, (_, index) => mailTo(`reader${index}@panel.example`));

onEachMailStage('mails', (stage) => {
  test('are sent once by several processes', async () => {
    await stage.enqueue(...many);
    const pools =
      stage.url === undefined
        ? []
        : [0, 1, 2].map(() => connectPostgres(stage.url ?? '', () => {}, 'all').db);
    await Promise.all(pools.map((pool) => sql`select 1`.execute(pool)));
    const workers = (pools.length > 0 ? pools : [stage.db, stage.db, stage.db]).map((db) =>
      stage.createWorker(db),
    );
    const counts = await Promise.all(workers.map((worker) => worker.runOnce()));
    await Promise.all(pools.map((pool) => pool.destroy()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(many.length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(1);
    const recipients = stage.smtp.received.flatMap((mail) => mail.recipients);
    expect(recipients.sort()).toEqual(many.map(({ to }) => to).sort());
  });

  test('are not held up by one that hangs', async () => {
    stage.smtp.behave((recipient) => (recipient.startsWith('hangs') ? 'hangs' : 'takes'));
    await stage.enqueue(mailTo('hangs@panel.example'), ...many.slice(0, 4));
    const worker = stage.createWorker();
    const pass = worker.runOnce();
    await stage.smtp.offered(5);
    expect(stage.smtp.received).toHaveLength(4);
    stage.smtp.behave({ refuses: 451, at: 'content' });
    stage.smtp.release();
    await pass;
    expect((await stage.queue()).filter(({ sentAt }) => sentAt === null)).toMatchObject([
      { to: 'hangs@panel.example' },
    ]);
  });

  test('hold up nobody who needs the database', async () => {
    stage.smtp.behave('hangs');
    await stage.enqueue(...many.slice(0, 5));
    const pass = stage.createWorker().runOnce();
    await stage.smtp.offered(5);
    // The embedded database has one connection: no transaction is open while the server takes its time.
    expect(await stage.queue()).toHaveLength(5);
    expect(stage.smtp.received).toEqual([]);
    stage.smtp.behave('takes');
    stage.smtp.release();
    await pass;
    expect(stage.smtp.received).toHaveLength(5);
  });

  test('in hand are finished when the process stops, and no other is begun', async () => {
    await stage.enqueue(...many.slice(0, 12));
    const worker = stage.createWorker();
    worker.start();
    await stage.smtp.offered(1);
    await worker.stop();
    const queue = await stage.queue();
    const sent = queue.filter(({ sentAt }) => sentAt !== null).map(({ to }) => to);
    expect(sent.length).toBeLessThan(12);
    expect(sent.sort()).toEqual(stage.smtp.received.flatMap(({ recipients }) => recipients).sort());
    expect(queue.filter(({ tries, sentAt }) => tries > 0 && sentAt === null)).toEqual([]);

    await stage.createWorker().runOnce();
    expect(stage.smtp.received).toHaveLength(12);
  });

  test('that come while it runs are found', async () => {
    const worker = stage.createWorker();
    worker.start();
    await stage.enqueue(mailTo('late@panel.example'));
    await stage.smtp.offered(1);
    await worker.stop();
    expect(stage.smtp.received).toMatchObject([{ recipients: ['late@panel.example'] }]);
  });

  test('wait while a process has them, and are sent by another if that is not heard of again', async () => {
    await stage.enqueue(mailTo('left@panel.example'));
    stage.smtp.behave('hangs');
    const dying = stage.createWorker().runOnce();
    await stage.smtp.offered(1);
    const other = stage.createWorker();
    expect(await other.runOnce()).toBe(0);
    stage.smtp.behave('takes');
    await stage.passPauses();
    expect(await other.runOnce()).toBe(1);
    stage.smtp.behave({ refuses: 451, at: 'content' });
    stage.smtp.release();
    await dying;
    expect(stage.smtp.received).toHaveLength(1);
    expect(await stage.queue()).toMatchObject([{ sentAt: expect.any(String) }]);
  });
});
