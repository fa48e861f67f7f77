import { beforeEach, expect, test } from 'vitest';
import { onEachServer } from '../../harness/onEachServer.ts';
import { testConfig } from '../../harness/testConfig.ts';

onEachServer('a problem report', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    await stage.db.deleteFrom('mails').execute();
  });

  const description = 'Po kliknięciu „Zapisz szkic” nic się nie dzieje.';
  const report = (body = {}, caller: { as?: typeof stage.own.admin; address?: string } = {}) =>
    stage.call('reportProblem', { body: { description, ...body }, ...caller });
  const queued = () =>
    stage.db.selectFrom('mails').select(['to', 'language', 'template', 'values']).execute();

  test('of a visitor is mailed to the operator, in Polish, and answered as sent', async () => {
    const given = { email: 'jan@mail.example', page: '/register', browser: 'Firefox 145' };
    const { status, answer } = await report(given);
    expect(status).toBe(202);
    expect(answer).toEqual({ message: 'Request sent' });
    expect(await queued()).toEqual([
      {
        to: testConfig().operatorEmail,
        language: 'pl',
        template: 'problemReport',
        values: { description, ...given },
      },
    ]);
  });

  test('needs nothing but what happened', async () => {
    expect((await report()).status).toBe(202);
    expect(await queued()).toMatchObject([{ values: { description } }]);
  });

  test.each(['admin', 'coordinator', 'volunteer'] as const)(
    'of the role %s names whose it is',
    async (role) => {
      const as = stage.own[role];
      expect((await report({}, { as })).status).toBe(202);
      const [mail] = await queued();
      expect(mail?.values).toEqual({
        description,
        reporter: { name: as.name, organizationId: stage.own.id },
      });
    },
  );

  test.each([
    ['description', { description: 'Nie' }],
    ['description', { description: 'x'.repeat(1501) }],
    ['description', { description: '      ' }],
    ['email', { email: 'jan@mail.example\r\nBcc: all@evil.example' }],
    ['email', { email: 'jan@mail.example, all@evil.example' }],
    ['page', { page: 'https://evil.example/' }],
    ['page', { page: '/register x' }],
    ['browser', { browser: 'x'.repeat(501) }],
  ])('with a wrong %s is refused: %j', async (field, body) => {
    const { status, problem } = await report(body);
    expect(status).toBe(400);
    expect(problem.errors).toMatchObject([{ field }]);
    expect(await queued()).toEqual([]);
  });

  test('is bounded for a network address, and when many come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => report()));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(10);
    const { problem, headers } = await report();
    expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await report({}, { address: '10.0.0.2' })).status).toBe(202);
    expect(await queued()).toHaveLength(11);
  });

  test('is bounded over all addresses, so that nobody floods the operator', async () => {
    const from = (number: number) => report({}, { address: `10.0.${number >> 8}.${number & 255}` });
    const replies = [];
    for (let number = 0; number < 110; number += 1) replies.push((await from(number)).status);
    expect(replies.filter((status) => status === 202)).toHaveLength(100);
    expect(replies.at(-1)).toBe(429);
  });

  test('of another site’s making is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const { status } = await stage.call('reportProblem', { body: { description }, headers });
    expect(status).toBe(403);
    expect(await queued()).toEqual([]);
  });
});
