import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../../src/contract/escapeHtml.ts';
import { languages } from '../../../src/contract/Language.ts';
import type { Mail } from '../../../src/server/core/mail/Mail.ts';
import { mailContent } from '../../../src/server/core/mail/mailContent.ts';
import { mailHtml } from '../../../src/server/core/mail/mailHtml.ts';
import { mailText } from '../../../src/server/core/mail/mailMessage.ts';
import { sampleMail, templateNames } from './sampleMails.ts';

const options = { publicUrl: 'https://panel.example', expiresAt: '2026-11-23T11:46:00.000Z' };

function written(mail: Mail) {
  const content = mailContent(mail, options);
  return { ...content, html: mailHtml(content), text: mailText(content) };
}

describe.each(languages)('in the language %s', (language) => {
  test.each(templateNames)('%s is written whole', (template) => {
    const { subject, html, text, action } = written(sampleMail(template, language));
    for (const part of [subject, html, text]) expect(part).not.toMatch(/mails\.|\{\{|undefined|\|\|\|\|/);
    if (language === 'uk' || language === 'ru') expect(text).toMatch(/\p{Script=Cyrillic}{4}/u);
    expect(html).toContain(`<html lang="${language}">`);
    if (!action) return;
    expect(text).toContain(`\n${action.href}\n`);
    // Once to press and once to read.
    expect(html.split(escapeHtml(action.href))).toHaveLength(4);
  });

  test.each(templateNames)('%s differs from the others', (template) => {
    const { subject, text } = written(sampleMail(template, language));
    for (const other of languages.filter((name) => name !== language)) {
      const translated = written(sampleMail(template, other));
      expect(translated.subject).not.toBe(subject);
      expect(translated.text).not.toBe(text);
    }
  });

  test('says until when its link works', () => {
    const { text } = written(sampleMail('confirmOrganization', language));
    expect(text).toMatch(/23\D+2026/);
    expect(text).toContain('12:46');
  });
});

describe('a mail', () => {
  test.each([
    ['confirmOrganization', '/organization-registration-confirm?token='],
    ['confirmVolunteer', '/registration-confirm?token='],
    ['confirmEmail', '/registration-confirm?token='],
    ['resetPassword', '/reset-password?token='],
    ['invitation', '/register-coordinator?token='],
    ['farewell', '/restore-account?token='],
    ['signInLink', '/v/link?page=%2Fv%2Fevents&token='],
    ['volunteerData', '/v/data/link?token='],
    ['guardianQuestion', '/v/guardian?token='],
  ] as const)('%s opens %s', (template, path) => {
    expect(written(sampleMail(template)).action?.href).toMatch(`https://panel.example${path}dG9r`);
  });

  test('says what another person wrote as theirs', () => {
    const { text, html } = written(sampleMail('invitation'));
    expect(text).toContain('Kilka słów do zaproszenia:\n> Cieszę się!\n> Do zobaczenia.\n');
    expect(html).toContain('Cieszę się!\nDo zobaczenia.</blockquote>');
    const silent = written(sampleMail('invitation', 'pl', { message: null }));
    expect(silent.text + silent.html).not.toMatch(/Kilka słów|blockquote/);
  });

  test.each([
    [1, '1 nowe powiadomienie'],
    [3, '3 nowe powiadomienia'],
    [12, '12 nowych powiadomień'],
  ])('counts %i news in good Polish', (count, subject) => {
    const items = Array.from({ length: count }, () => ({ message: 'Nowe zgłoszenie', href: '/volunteers' }));
    const mail = written(sampleMail('dailyDigest', 'pl', { count: items.length, items }));
    expect(mail.subject).toBe(subject);
    expect(mail.html.match(/<li /g)).toHaveLength(count);
    expect(mail.text.match(/• Nowe zgłoszenie\n {2}https:\/\/panel\.example\/volunteers/g)).toHaveLength(
      count,
    );
  });

  test('leads to where news are turned off', () => {
    const { text, html } = written(sampleMail('notification', 'en'));
    expect(text).toContain('in the settings: https://panel.example/settings\n');
    expect(html).toMatch(/in the settings: \s?<a href="https:\/\/panel\.example\/settings"/);
  });

  test('cuts a subject that is too long', () => {
    const message = '🌻'.repeat(2000);
    const { subject, text } = written(sampleMail('eventDeleted', 'pl', { event: message }));
    expect(subject).toBe(`Usunięte wydarzenie: ${'🌻'.repeat(149 - 'Usunięte wydarzenie: '.length)}…`);
    expect(text).toContain(message);
  });
});

describe('what a stranger typed', () => {
  const organization = `<b>Evil & "co" $& {{token}} |||| x\r\nBcc: all@evil.example\u202e https://evil.example/?a=1`;
  const { subject, html, text } = written(
    sampleMail('invitation', 'pl', { organization, message: '</blockquote><script>' }),
  );

  test('is text and never HTML', () => {
    expect(html).not.toMatch(/<b>|<script|<\/blockquote>\S*<script/);
    expect(html).toContain('&#60;b&#62;Evil &#38; &#34;co&#34; $&#38; {{token}} |||| x Bcc');
  });

  test('is one line', () => {
    for (const part of [subject, text.split('\n\n')[1] ?? '']) {
      expect(part).toContain('<b>Evil & "co" $& {{token}} |||| x Bcc');
      expect(part).not.toMatch(/[\r\n\u202e]/);
    }
  });

  test('is no link', () => {
    const linked = [...text.matchAll(/https?:\/\/\S+|[\w-]+\.example/g)].map(([address]) => address);
    expect(new Set(linked)).toEqual(new Set([expect.stringMatching(/^https:\/\/panel\.example\//)]));
  });
});
