import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { connectPostgres } from '../../../src/server/core/db/connectPostgres.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { enqueueMail } from '../../../src/server/core/mail/enqueueMail.ts';
import { claimMails } from '../../../src/server/core/mail/mailStore.ts';
import { sendMail } from '../../../src/server/core/mail/mailWorker.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { startDatabaseProxy } from '../../harness/startDatabaseProxy.ts';
import { sampleMail } from './sampleMails.ts';

describe.skipIf('missing' in inject('postgres'))('a mail that was sent', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.deleteFrom('mails').execute());
  afterEach(() => {
    vi.useRealTimers();
  });

  const claimOne = async () => {
    await inTransaction(database.db, (trx) => enqueueMail(sampleMail('resetPassword'), trx));
    const [mail] = await claimMails(1, database.db);
    if (!mail) throw new Error('no mail is due');
    return mail;
  };
  const noted = () => database.db.selectFrom('mails').select(['tries', 'sentAt']).execute();

  test('is noted as sent although the database went away meanwhile', async () => {
    const proxy = await startDatabaseProxy(database.url ?? '');
    const db = connectPostgres(proxy.url, () => {}, 'all').db;
    const mail = await claimOne();
    const deliver = async () => {
      await proxy.cut();
      setTimeout(proxy.mend, 100);
    };
    await sendMail(mail, { db, deliver, log: createLog(new PassThrough()) }, AbortSignal.timeout(20_000));
    await db.destroy();
    await proxy.cut();
    expect(await noted()).toEqual([{ tries: 1, sentAt: expect.any(String) }]);
  });

  test('is noted however long that takes', async () => {
    const mail = await claimOne();
    vi.useFakeTimers({ toFake: ['Date'] });
    const updateTable = vi.spyOn(database.db, 'updateTable').mockImplementationOnce(() => {
      vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
      throw Object.assign(new Error('nobody listens'), { code: 'ECONNREFUSED' });
    });
    const context = { db: database.db, deliver: async () => {}, log: createLog(new PassThrough()) };
    await sendMail(mail, context, AbortSignal.timeout(20_000));
    expect(updateTable).toHaveBeenCalledTimes(2);
    updateTable.mockRestore();
    expect(await noted()).toEqual([{ tries: 1, sentAt: expect.any(String) }]);
  });
});
