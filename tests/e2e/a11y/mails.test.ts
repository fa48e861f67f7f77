import { describe, expect } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { mailContent } from '../../../src/server/core/mail/mailContent.ts';
import { mailHtml } from '../../../src/server/core/mail/mailHtml.ts';
import { addAxe, runAxe } from '../../harness/e2e/axe.ts';
import { test } from '../../harness/e2e/e2eTest.ts';
import { sampleMail, templateNames } from '../../server/mail/sampleMails.ts';

const options = { expiresAt: '2026-11-23T11:46:00.000Z', publicUrl: 'https://panel.example' };

/** Rules of whole pages: a mail is shown inside of the mail program's own. */
const ofPages = /^(region|landmark-one-main|page-has-heading-one):/;

describe.each(templateNames)('the mail %s', (template) => {
  // Each mail in one language, each language with mails of all kinds.
  const language = languages[templateNames.indexOf(template) % languages.length] ?? 'pl';

  test('fits on a phone, is accessible, and follows the colours of the device', async ({ visit }) => {
    const page = await visit('/terms', { width: 360 });
    const content = mailContent(sampleMail(template, language), options);
    await page.setContent(mailHtml(content));
    const grounds: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await addAxe(page);
      const issues = await runAxe(page);
      expect(issues.filter((issue) => !ofPages.test(issue))).toEqual([]);
      grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    }
    expect(new Set(grounds).size).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
