import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('asking for help', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
    await stage.db.deleteFrom('people_in_need').execute();
  });

  const need = (overrides = {}) => ({
    ...{ organizationId: stage.own.id, firstname: 'Оксана', lastname: 'Мельник', urgency: 'high' },
    ...{ helpCategory: ['education'], description: 'Шукаю репетитора.', city: 'Lublin' },
    ...{ phone: '+380931234567', preferredLanguage: 'uk', consents: { terms: true, privacy: true } },
    ...overrides,
  });
  const ask = (overrides = {}, address = '10.0.0.1') =>
    stage.call('requestHelp', { body: need(overrides), address, headers: { 'source-device': 'mobile' } });
  const count = async (as = stage.own.admin) =>
    (await stage.call('listPeopleInNeed', { as })).answer.totalElements;

  test('reaches the foundation that is named, and no other', async () => {
    expect((await ask()).answer).toEqual({ message: 'Request sent' });
    const { content } = (
      await stage.call('listPeopleInNeed', { as: stage.own.admin, query: { q: 'мельник' } })
    ).answer;
    expect(content).toMatchObject([{ firstname: 'Оксана', initial: 'М', status: 'new', urgency: 'high' }]);
    expect(await count(stage.other.admin)).toBe(0);
    const params = { id: content[0]?.id ?? '' };
    const { history } = (await stage.call('getPersonInNeed', { as: stage.own.admin, params })).answer;
    expect(history.map(({ action }) => action)).toEqual(['viewed', 'viewed', 'created']);
  });

  test.each(['unconfirmed', 'pending', 'declined'] as const)(
    'is refused for a foundation that is %s',
    async (status) => {
      const { id: organizationId } = await insertOrganization(stage.db, { status });
      const { problem } = await ask({ organizationId });
      expect(problem).toMatchObject({
        status: 400,
        errors: [{ field: 'organizationId', code: 'reference' }],
      });
    },
  );

  test('is refused for a foundation that is not there', async () => {
    expect((await ask({ organizationId: uuid() })).problem.errors).toMatchObject([
      { field: 'organizationId' },
    ]);
  });

  test('is bounded for a network address and for a phone', async () => {
    for (let times = 0; times < 5; times += 1) expect((await ask()).status).toBe(202);
    const { problem, headers } = await ask({}, '10.0.0.2');
    expect(problem).toMatchObject({ status: 429, code: 'too_many_requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    for (let times = 0; times < 15; times += 1)
      expect((await ask({ phone: `+4860000000${times % 10}`, city: String(times) })).status).toBe(202);
    expect((await ask({ phone: '+48700000000' })).status).toBe(429);
    expect((await ask({ phone: '+48700000000' }, '10.0.0.3')).status).toBe(202);
    expect(await count()).toBe(21);
  });

  test('is bounded too when many come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(await count()).toBe(5);
  });
});
