import { inject } from 'vitest';
import { browserTest } from './e2eTest.ts';
import { startMailingStage } from './startMailingStage.ts';

/** `test` on a stage that sends mails, for tests that open mailed links. */
export const mailingTest = browserTest
  .extend('mailingStage', { scope: 'file' }, async ({ machine }, { onCleanup }) => {
    const stage = await startMailingStage(machine.panelFolder);
    onCleanup(stage.close);
    return stage;
  })
  .override('stage', { scope: 'file' }, ({ mailingStage }) => mailingStage)
  .skipIf('missing' in inject('browserTests'));
