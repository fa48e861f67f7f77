import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachMailStage } from './onEachMailStage.ts';
import { sampleMail } from './sampleMails.ts';

onEachMailStage('without a mail server', (stage) => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'volunteer-panel-mails-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const worker = () => stage.createWorker(stage.db, { smtpUrl: undefined, dataDir });
  const files = () => readdirSync(join(dataDir, 'mails'));

  test('each mail is a file, whole and in the order of time', async () => {
    await stage.enqueue(sampleMail('invitation', 'uk'), sampleMail('resetPassword'));
    expect(await worker().runOnce()).toBe(2);
    const [first = '', second = '', ...others] = files();
    expect([first, second, others]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-invitation-[\w-]{36}\.eml$/),
      expect.stringMatching(/-resetPassword-/),
      [],
    ]);
    const file = join(dataDir, 'mails', first);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail).toMatchObject({
      subject: 'Anna Kowalska запрошує до команди фонду «Fundacja Pomocna Dłoń»',
      from: { name: 'Панель волонтерства', address: 'no-reply@panel.example' },
      to: [{ address: 'anna.kowalska@panel.example' }],
    });
    expect(mail.text).toContain('https://panel.example/register-coordinator?token=dG9r');
    expect(mail.html).toContain('href="https://panel.example/register-coordinator?token=dG9r');
    // The link is a secret.
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test('which mail it is and its file are in the log, and nothing else', async () => {
    await stage.enqueue(sampleMail('resetPassword'), sampleMail('accountClosed'));
    const { runOnce, log } = worker();
    await runOnce();
    const lines = log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    const paths = files().map((file) => join(dataDir, 'mails', file));
    const templates = ['resetPassword', 'accountClosed'];
    expect(lines.sort()).toEqual(
      templates
        .map((template) => `mail: ${template}, ${paths.find((path) => path.includes(template))}`)
        .sort(),
    );
  });

  test('a mail that cannot be written waits until it can, and is one file', async () => {
    await stage.enqueue(sampleMail('resetPassword'));
    writeFileSync(join(dataDir, 'mails'), 'in the way');
    await worker().runOnce();
    expect(await stage.queue()).toMatchObject([{ lastError: 'EEXIST', sentAt: null }]);
    rmSync(join(dataDir, 'mails'));
    await stage.passPauses();
    await worker().runOnce();
    expect(files()).toHaveLength(1);
  });
});
