import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createLog } from '../../../src/server/createLog.ts';
import { connectPostgres } from '../../../src/server/db/connectPostgres.ts';
import { inTransaction } from '../../../src/server/db/transaction.ts';
import { enqueueMail } from '../../../src/server/mail/enqueueMail.ts';
import { claimMails } from '../../../src/server/mail/mailStore.ts';
import { sendMail } from '../../../src/server/mail/sendMail.ts';
import { openTestDatabase, type TestDatabase } from '../../support/openTestDatabase.ts';
import { startDatabaseProxy } from '../../support/startDatabaseProxy.ts';
import { sampleMail } from './sampleMails.ts';

describe.skipIf('missing' in inject('postgres'))('a mail that was sent', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
  });
  afterAll(() => database.close());

  test('is noted as sent although the database went away meanwhile', async () => {
    const proxy = await startDatabaseProxy(database.url ?? '');
    const db = connectPostgres(proxy.url, () => {}, 'all');
    await inTransaction(db, (trx) => enqueueMail(sampleMail('resetPassword'), trx));
    const [mail] = await claimMails(1, db);
    if (!mail) throw new Error('no mail is due');

    const deliver = async () => {
      await proxy.cut();
      setTimeout(proxy.mend, 100);
    };
    await sendMail(mail, { db, deliver, log: createLog(new PassThrough()) }, AbortSignal.timeout(20_000));
    await db.destroy();
    await proxy.cut();
    const rows = await database.db.selectFrom('mails').select(['tries', 'sentAt']).execute();
    expect(rows).toEqual([{ tries: 1, sentAt: expect.any(String) }]);
  });
});
