import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createMailWorker } from '../../../src/server/core/mail/mailWorker.ts';
import { sendMailings } from '../../../src/server/mailings/sendMailings.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { startSmtpServer } from '../../harness/startSmtpServer.ts';
import { testConfig } from '../../harness/testConfig.ts';

onOneServer('the link that stops news', (stage) => {
  beforeEach(async () => {
    for (const table of ['mailings', 'mails', 'volunteers', 'rate_limits'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  /** A volunteer with a mail as it arrives. */
  const mailed = async (kind: 'news' | 'necessary' = 'news') => {
    const [volunteer] = await insertVolunteers(stage.db, [
      { organizationId: stage.own.id, accountStatus: 'verified' },
    ]);
    // The same once more would be the message that is there.
    const text = `Zapraszamy, ${volunteer?.id}!\n\nWięcej: https://pomocna-dlon.example/lato`;
    const body = { kind, pl: { subject: 'Lato', text } };
    await stage.call('createMailing', { as: stage.own.admin, body });
    await sendMailings(stage).run(new AbortController().signal);
    const smtp = await startSmtpServer();
    const config = testConfig({ smtpUrl: smtp.url, publicUrl: 'https://panel.example' });
    await createMailWorker({ db: stage.db, config }, createLog(new PassThrough())).runOnce();
    await smtp.close();
    const [mail] = smtp.received;
    if (!volunteer || !mail) throw new Error('nothing was sent');
    return { id: volunteer.id, mail };
  };
  const headerOf = ({ mail }: Awaited<ReturnType<typeof mailed>>, name: string) =>
    mail.parsed.headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n\s+/g, '') ?? '';
  const linkOf = (sent: Awaited<ReturnType<typeof mailed>>) =>
    /<https:\/\/panel\.example(\/news\?token=[\w-]{43})>/.exec(headerOf(sent, 'list-unsubscribe'))?.[1] ?? '';
  const isStopped = async (id: string) => {
    const row = await stage.db
      .selectFrom('volunteers')
      .select('newsStoppedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.newsStoppedAt !== null;
  };
  const open = (url: string, headers = {}) =>
    stage.server.inject({ method: 'GET', url, headers: { 'accept-language': 'uk', ...headers } });
  const post = (url: string, payload: string, headers = {}) =>
    stage.server.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test('is in news as the standard has it, in its text and in both parts, and in nothing that is necessary', async () => {
    const sent = await mailed();
    expect(linkOf(sent)).not.toBe('');
    expect(headerOf(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { text = '', html } = sent.mail.parsed;
    for (const part of [text, String(html)]) {
      expect(part).toContain(`https://panel.example${linkOf(sent)}`);
      expect(part).toContain('https://pomocna-dlon.example/lato');
    }
    expect(sent.mail.parsed.subject).toBe('Wiadomość od „Fundacja Pomocna Dłoń”: Lato');
    expect(sent.mail.parsed.replyTo).toMatchObject([{ address: stage.own.admin.email }]);
    const other = await mailed('necessary');
    expect(headerOf(other, 'list-unsubscribe')).toBe('');
    expect(String(other.mail.parsed.text)).not.toContain('/news');
  });

  test('changes nothing when it is opened, also by a scanner', async () => {
    const sent = await mailed();
    for (let times = 0; times < 3; times += 1) {
      const page = await open(linkOf(sent));
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.body).toContain('<html lang="uk">');
      expect(page.body).not.toContain('<script');
    }
    expect(await isStopped(sent.id)).toBe(false);
  });

  test('stops them by one click of a mail program, without a page, a cookie or an origin', async () => {
    const sent = await mailed();
    const other = await mailed();
    const answer = await post(linkOf(sent), 'List-Unsubscribe=One-Click', {
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.statusCode).toBe(200);
    expect([await isStopped(sent.id), await isStopped(other.id)]).toEqual([true, false]);
    await post(linkOf(sent), 'List-Unsubscribe=One-Click');
    expect(await isStopped(sent.id)).toBe(true);
  });

  test('gives them back to who changes their mind', async () => {
    const sent = await mailed();
    await post(linkOf(sent), 'stop=1');
    expect((await open(linkOf(sent))).body).toContain('name="again"');
    await post(linkOf(sent), 'again=1');
    expect(await isStopped(sent.id)).toBe(false);
  });

  test('is in the history each time, in the volunteer’s name', async () => {
    const sent = await mailed();
    for (const choice of ['stop=1', 'stop=1', 'again=1']) await post(linkOf(sent), choice);
    const entries = await stage.db
      .selectFrom('history')
      .select(['action', 'actorId'])
      .where('subjectId', '=', sent.id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'newsStopped', actorId: sent.id },
      { action: 'newsResumed', actorId: sent.id },
    ]);
  });

  describe('that is none', () => {
    test.each(['/news', '/news?token=', `/news?token=${'A'.repeat(43)}`, '/news?token=a&token=b'])(
      'is refused alike: %s',
      async (url) => {
        await mailed();
        for (const answer of [await open(url), await post(url, 'List-Unsubscribe=One-Click')]) {
          expect(answer.statusCode).toBe(404);
          expect(answer.body).toContain('<h1>');
        }
      },
    );

    test('is guessed 60 times in a quarter of an hour at most', async () => {
      const url = `/news?token=${'A'.repeat(43)}`;
      for (let times = 0; times < 60; times += 1) await open(url);
      expect((await open(url)).statusCode).toBe(429);
    });

    test('is what it was once the volunteer is gone', async () => {
      const sent = await mailed();
      await stage.db.deleteFrom('volunteers').where('id', '=', sent.id).execute();
      expect((await open(linkOf(sent))).statusCode).toBe(404);
    });
  });
});
