import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createMailWorker } from '../../../src/server/core/mail/mailWorker.ts';
import { type MailFolder, openMailFolder } from '../mailFolder.ts';
import { openStageDatabase } from './openStageDatabase.ts';
import { type Stage, startStage } from './startStage.ts';

export interface MailingStage extends Stage {
  readonly mails: MailFolder;
}

/** A stage that sends mails, as files without a mail server. */
export async function startMailingStage(panelFolder: string): Promise<MailingStage> {
  const dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-mails-'));
  const stage = await startStage(await openStageDatabase(), panelFolder, { dataDir });
  const worker = createMailWorker(stage, createLog({ write: () => {} }));
  worker.start();
  return {
    ...stage,
    mails: openMailFolder(dataDir),
    close: async () => {
      await worker.stop();
      await stage.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
