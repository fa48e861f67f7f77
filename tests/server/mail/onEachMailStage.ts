import { PassThrough } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../../../src/server/core/config/config.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { enqueueMail } from '../../../src/server/core/mail/enqueueMail.ts';
import type { Mail } from '../../../src/server/core/mail/Mail.ts';
import { createMailWorker, type MailWorker } from '../../../src/server/core/mail/mailWorker.ts';
import { onEachDatabase } from '../../harness/onEachDatabase.ts';
import type { TestDatabase } from '../../harness/openTestDatabase.ts';
import { startSmtpServer, type TestSmtpServer } from '../../harness/startSmtpServer.ts';
import { testConfig } from '../../harness/testConfig.ts';

/** What a test of mails finds: an empty queue, a mail server, and workers that send to it. */
export interface MailStage extends Pick<TestDatabase, 'kind' | 'url' | 'db'> {
  readonly smtp: TestSmtpServer;
  /** The worker of a process of its own, and what that wrote into its log. */
  readonly createWorker: (
    db?: Kysely<Database>,
    overrides?: Partial<Config>,
  ) => MailWorker & { log: () => string };
  readonly enqueue: (...mails: Mail[]) => Promise<void>;
  /** What the queue holds, in the order in which it was filled. */
  readonly queue: () => Promise<QueueEntry[]>;
  /** Moves the clock: every pause is over. */
  readonly passPauses: () => Promise<void>;
}

interface QueueEntry {
  id: string;
  to: string;
  values: object;
  tries: number;
  lastError: string | null;
  sentAt: string | null;
  /** Seconds from now. */
  pause: number;
}

/** The same tests on both databases, with a new mail server for each test. */
export function onEachMailStage(name: string, tests: (stage: MailStage) => void): void {
  onEachDatabase(name, (open) => {
    const stage = {} as { -readonly [Key in keyof MailStage]: MailStage[Key] };
    let database: TestDatabase;
    beforeAll(async () => {
      database = await open();
      const { db } = database;
      Object.assign(stage, database, {
        createWorker: (of = db, overrides = {}) =>
          createTestWorker(of, { smtpUrl: stage.smtp.url, ...overrides }),
        enqueue: async (...mails) => {
          for (const mail of mails) await inTransaction(db, (trx) => enqueueMail(mail, trx));
        },
        queue: () => readQueue(db),
        passPauses: async () => {
          await db.updateTable('mails').set({ nextTryAt: sql<string>`now()` }).execute();
        },
      } satisfies Partial<MailStage>);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await database.db.deleteFrom('mails').execute();
      stage.smtp = await startSmtpServer();
    });
    afterEach(() => stage.smtp.close());
    tests(stage);
  });
}

function createTestWorker(
  db: Kysely<Database>,
  overrides: Partial<Config>,
): ReturnType<MailStage['createWorker']> {
  const out = new PassThrough();
  const config = testConfig({
    publicUrl: 'https://panel.example',
    mailFrom: 'no-reply@panel.example',
    ...overrides,
  });
  return { ...createMailWorker({ db, config }, createLog(out)), log: () => String(out.read() ?? '') };
}

function readQueue(db: Kysely<Database>): Promise<QueueEntry[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'to', 'values', 'tries', 'lastError', 'sentAt'])
    .select(sql<number>`round(extract(epoch from "nextTryAt" - now()))::int`.as('pause'))
    .orderBy('id')
    .execute();
}
