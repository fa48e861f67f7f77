import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { enqueueMail } from '../../../src/server/core/mail/enqueueMail.ts';
import { type Manner, startSmtpServer } from '../../harness/startSmtpServer.ts';
import { onEachMailStage } from './onEachMailStage.ts';
import { sampleMail } from './sampleMails.ts';

const mail = sampleMail('resetPassword');
/** So that a mail server that hangs is given up sooner than after 10 s. */
const impatient = (url: string) => ({ smtpUrl: `${url}?socketTimeout=500` });

onEachMailStage('the mail worker', (stage) => {
  test('sends a mail once and then forgets what it said', async () => {
    await stage.enqueue(mail);
    const worker = stage.createWorker();
    expect([await worker.runOnce(), await worker.runOnce()]).toEqual([1, 0]);
    const [row] = await stage.queue();
    expect(
      stage.smtp.received.map(({ recipients, parsed }) => [recipients, parsed.subject, parsed.messageId]),
    ).toEqual([[[mail.to], 'Ustaw nowe hasło', `<${row?.id}@panel.example>`]]);
    expect(row).toMatchObject({ values: {}, tries: 1, lastError: null, sentAt: expect.any(String) });
    expect(worker.log()).toBe('');
  });

  test('sends nothing of a transaction that is undone', async () => {
    const write = inTransaction(stage.db, async (trx) => {
      await enqueueMail(mail, trx);
      throw new Error('half-way');
    });
    await expect(write).rejects.toThrow('half-way');
    expect(await stage.createWorker().runOnce()).toBe(0);
    expect(stage.smtp.received).toEqual([]);
  });

  describe.each<[string, Manner, string]>([
    ['is busy', { refuses: 450, at: 'recipient' }, 'EENVELOPE 450'],
    ['refuses the recipient', { refuses: 550, at: 'recipient' }, 'EENVELOPE 550'],
    ['is full', { refuses: 452, at: 'content' }, 'EMESSAGE 452'],
    ['refuses the content', { refuses: 554, at: 'content' }, 'EMESSAGE 554'],
    ['hangs', 'hangs', 'ETIMEDOUT'],
  ])('when the mail server %s', (_, manner, failure) => {
    test('waits, tries again, and sends the mail once', async () => {
      await stage.enqueue(mail);
      stage.smtp.behave(manner);
      const refused = stage.createWorker(stage.db, impatient(stage.smtp.url));
      expect([await refused.runOnce(), await refused.runOnce()]).toEqual([1, 0]);
      expect(stage.smtp.received).toEqual([]);
      expect(await stage.queue()).toMatchObject([{ tries: 1, lastError: failure, sentAt: null }]);

      stage.smtp.behave('takes');
      await stage.passPauses();
      const worker = stage.createWorker();
      expect([await worker.runOnce(), await worker.runOnce()]).toEqual([1, 0]);
      expect(stage.smtp.received).toHaveLength(1);
      expect(await stage.queue()).toMatchObject([{ tries: 2, lastError: null, sentAt: expect.any(String) }]);
    });

    test('tells the log nothing of the mail', async () => {
      await stage.enqueue(mail);
      stage.smtp.behave(manner);
      const worker = stage.createWorker(stage.db, impatient(stage.smtp.url));
      await worker.runOnce();
      const log = worker.log();
      expect(log).toContain(`was not sent at try 1: ${failure}`);
      expect(log).not.toMatch(/anna\.kowalska|token=|has[łl]o/);
    });
  });

  test('sends the mail once when the mail server is away and comes back', async () => {
    await stage.enqueue(mail);
    const port = Number(new URL(stage.smtp.url).port);
    await stage.smtp.close();
    const worker = stage.createWorker();
    await worker.runOnce();
    expect(await stage.queue()).toMatchObject([
      { lastError: expect.stringMatching(/ECONNREFUSED|ESOCKET|ECONNECTION/) },
    ]);

    const back = await startSmtpServer(port);
    await stage.passPauses();
    await worker.runOnce();
    await worker.runOnce();
    expect(back.received).toHaveLength(1);
    await back.close();
  });

  test('waits longer from try to try, up to a day', async () => {
    await stage.enqueue(sampleMail('invitation'));
    stage.smtp.behave({ refuses: 450, at: 'recipient' });
    const worker = stage.createWorker();
    const pauses: (number | undefined)[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      await worker.runOnce();
      pauses.push((await stage.queue())[0]?.pause);
      await stage.passPauses();
    }
    const minutes = pauses.map((seconds) => Math.round(Number(seconds) / 60));
    expect(minutes).toEqual([1, 5, 15, 60, 240, 720, 1440, 1440, 1440]);
  });

  test('gives up a mail whose link has ended, and says so', async () => {
    await stage.enqueue(mail, sampleMail('invitation'));
    await sql`update "mails" set "expiresAt" = now() where "template" = 'resetPassword'`.execute(stage.db);
    const worker = stage.createWorker();
    await worker.runOnce();
    expect(stage.smtp.received.map(({ parsed }) => parsed.subject)).toEqual([
      'Anna Kowalska zaprasza do zespołu fundacji „Fundacja Pomocna Dłoń”',
    ]);
    expect(await stage.queue()).toHaveLength(1);
    expect(worker.log()).toContain('could not be sent in time: 1');
  });

  test('knows for 30 days that a mail was sent', async () => {
    await stage.enqueue(mail, mail);
    await stage.createWorker().runOnce();
    const [older, younger] = await stage.queue();
    const setAge = (id: string | undefined, age: string) =>
      sql`update "mails" set "sentAt" = now() - ${age}::interval where "id" = ${id}`.execute(stage.db);
    await setAge(older?.id, '30 days 1 minute');
    await setAge(younger?.id, '29 days 23 hours');
    await stage.createWorker().runOnce();
    expect((await stage.queue()).map(({ id }) => id)).toEqual([younger?.id]);
  });

  test('leaves a mail of a newer release to that', async () => {
    await stage.enqueue(mail);
    await sql`update "mails" set "template" = 'toString'`.execute(stage.db);
    await stage.createWorker().runOnce();
    expect(await stage.queue()).toMatchObject([{ lastError: 'unknown template toString', sentAt: null }]);
  });
});
