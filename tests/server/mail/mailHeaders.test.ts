import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { onEachMailStage } from './onEachMailStage.ts';
import { sampleMail } from './sampleMails.ts';

const breakOut = 'x\r\nBcc: spy@evil.example\r\n\r\nbody\u2028\u0085';

onEachMailStage('the headers of a mail', (stage) => {
  const received = async () => {
    await stage.createWorker().runOnce();
    return stage.smtp.received;
  };

  test('say what a machine must know, and are answered by none', async () => {
    await stage.enqueue(sampleMail('resetPassword', 'uk'));
    const [mail] = await received();
    const { id } = (await stage.queue())[0] ?? {};
    expect(mail?.parsed).toMatchObject({
      messageId: `<${id}@panel.example>`,
      to: [{ address: 'anna.kowalska@panel.example' }],
    });
    const headers = Object.fromEntries(mail?.parsed.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({
      ...{ 'auto-submitted': 'auto-generated', 'content-language': 'uk', 'mime-version': '1.0' },
      'content-type': expect.stringMatching(/^multipart\/alternative/),
    });
  });

  test.each(['confirmOrganization', 'invitation', 'organizationDeclined'] as const)(
    'cannot be added to by %s',
    async (template) => {
      await stage.enqueue(
        sampleMail(template, 'pl', {
          organization: breakOut,
          inviter: breakOut,
          message: breakOut,
          reason: breakOut,
        }),
      );
      const [mail] = await received();
      expect(mail?.recipients).toEqual(['anna.kowalska@panel.example']);
      expect(mail?.parsed.headers.map(({ key }) => key).sort()).toEqual([
        ...['auto-submitted', 'content-language', 'content-type', 'date', 'from'],
        ...['message-id', 'mime-version', 'subject', 'to'],
      ]);
      expect(mail?.parsed.subject).toContain('x Bcc: spy@evil.example body');
    },
  );

  test('are those of a calendar’s entry where the mail has one', async () => {
    await stage.enqueue(sampleMail('signedUp', 'uk'), sampleMail('eventReminder'));
    const mails = await received();
    const attached = mails.flatMap(({ parsed }) => parsed.attachments);
    expect(attached.map(({ mimeType, filename, method }) => [mimeType, filename, method])).toContainEqual([
      'text/calendar',
      null,
      'PUBLISH',
    ]);
    const texts = attached.map(({ content }) =>
      typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString(),
    );
    for (const text of texts) {
      const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      expect(entry && new ICAL.Event(entry).summary).toBe('Sobotnie zakupy dla seniorów');
    }
  });

  test('name who is answered, where somebody asked for an answer', async () => {
    await stage.enqueue(sampleMail('problemReport'));
    await stage.enqueue(sampleMail('problemReport', 'pl', { email: null, page: breakOut }));
    const mails = await received();
    const [answered, unanswered] = ['jan@mail.example', undefined].map((address) =>
      mails.find(({ parsed }) => parsed.replyTo?.[0]?.address === address),
    );
    expect(answered?.parsed.text).toContain('Odpowiedź na tę wiadomość trafi do osoby');
    expect(unanswered?.parsed.text).toContain('Prosimy na nią nie odpowiadać');
    expect(unanswered?.parsed.subject).toBe('Zgłoszenie problemu: x Bcc: spy@evil.example body');
    for (const mail of mails) expect(mail.recipients).toEqual(['anna.kowalska@panel.example']);
  });

  test.each([
    'jan@mail.example\r\nBcc: spy@evil.example',
    'jan@mail.example, spy@evil.example',
    'spy@evil.example>\r\nBcc: <spy@evil.example',
  ])('are not added to by who asks for an answer at %j', async (email) => {
    await stage.enqueue(sampleMail('problemReport', 'pl', { email }));
    const [mail] = await received();
    expect(mail?.recipients).toEqual(['anna.kowalska@panel.example']);
    expect(mail?.parsed.bcc).toBeUndefined();
    expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  test.each([
    'a@panel.example\r\nBcc: spy@evil.example',
    'a@panel.example, spy@evil.example',
    'a@panel.example> RCPT TO:<spy@evil.example',
    'spy@evil.example <a@panel.example>',
  ])('bring the mail to nobody else by the address %j', async (to) => {
    await stage.enqueue({ ...sampleMail('resetPassword'), to });
    const mails = await received();
    expect(
      mails.flatMap(({ recipients }) => recipients).filter((address) => address === 'spy@evil.example'),
    ).toEqual([]);
    expect(mails.flatMap(({ parsed }) => parsed.bcc ?? [])).toEqual([]);
  });

  test.each([
    ['no-reply@panel.example', { name: 'Panel wolontariatu', address: 'no-reply@panel.example' }],
    ['Dobra Fundacja <hello@panel.example>', { name: 'Dobra Fundacja', address: 'hello@panel.example' }],
  ])('name the sender %s', async (mailFrom, from) => {
    await stage.enqueue(sampleMail('resetPassword'));
    await stage.createWorker(stage.db, { mailFrom }).runOnce();
    expect(stage.smtp.received).toMatchObject([{ parsed: { from } }]);
  });
});
