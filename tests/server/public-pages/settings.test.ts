import { beforeEach, expect, test } from 'vitest';
import { suggestSlug } from '../../../src/server/public-pages/suggestSlug.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('the settings of a public page', (stage) => {
  beforeEach(() => stage.db.deleteFrom('public_pages').execute());

  const place = ({ id, admin } = stage.own) => ({ as: admin, params: { id } });
  const read = (of = stage.own) => stage.call('getPublicPage', place(of));
  const set = (body: object, of = stage.own) =>
    stage.call('updatePublicPage', { ...place(of), body: { slug: 'pomocna-dlon', isOn: true, ...body } });

  test('are off until an admin turns the page on, with an address by the name', async () => {
    expect((await read()).answer).toEqual({
      isOn: false,
      slug: 'fundacja-pomocna-dlon',
      informationClause: null,
      embedHosts: [],
      url: expect.stringMatching(/^https?:\/\/[^/]+\/f\/fundacja-pomocna-dlon$/),
      version: 1,
    });
    const settings = { informationClause: 'Administrator danych…', embedHosts: ['www.pomocnadlon.example'] };
    const { answer } = await set({ ...settings, version: 1 });
    expect(answer).toMatchObject({ isOn: true, slug: 'pomocna-dlon', ...settings, version: 2 });
    expect((await read()).answer).toEqual(answer);
    const asCoordinator = { ...place(), as: stage.own.coordinator };
    expect((await stage.call('getPublicPage', asCoordinator)).answer).toEqual(answer);
    const refused = await stage.call('updatePublicPage', {
      ...asCoordinator,
      body: { slug: 'abc', isOn: false },
    });
    expect(refused.problem.code).toBe('forbidden');
  });

  test('are in the history of the foundation, and the team is told', async () => {
    await set({ version: 1 });
    const { answer } = await stage.call('getOrganization', place());
    expect(answer.history[0]).toMatchObject({
      action: 'edited',
      actorId: stage.own.admin.id,
      changes: expect.arrayContaining([
        { field: 'publicPageIsOn', from: 'false', to: 'true' },
        { field: 'slug', from: null, to: 'pomocna-dlon' },
      ]),
    });
    const { answer: news } = await stage.call('listNotifications', { as: stage.own.coordinator });
    expect(news.content[0]).toMatchObject({ kind: 'organizationEdited' });
  });

  test('an address belongs to one foundation', async () => {
    await set({}, stage.other);
    const { status, problem } = await set({});
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { field: 'slug', code: 'slugTaken', message: 'Another foundation already uses this address' },
    ]);
    await set({ slug: 'inny-adres' });
    expect((await set({})).problem.errors).toMatchObject([{ field: 'slug', code: 'slugTaken' }]);
    // Two at once: one of them gets it.
    await stage.db.deleteFrom('public_pages').execute();
    const both = await Promise.all([set({}), set({}, stage.other)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a name that another foundation has gets the next free address', async () => {
    await set({ slug: 'fundacja-pomocna-dlon' });
    const { id } = await insertOrganization(stage.db, { name: 'Fundacja Pomocna Dłoń' });
    await stage.db
      .insertInto('public_pages')
      .values({ organizationId: id, slug: 'fond-tepla', isOn: false, embedHosts: [], version: 2 })
      .execute();
    expect((await read(stage.other)).answer.slug).toBe('fond-tepla-2');
  });

  test('who read them before a change is told of it', async () => {
    await set({ version: 1 });
    expect((await set({ isOn: false, version: 1 })).problem.code).toBe('record_changed');
    expect((await set({ isOn: false, version: 2 })).answer).toMatchObject({ isOn: false, version: 3 });
    expect((await set({ isOn: false, version: 3 })).answer.version).toBe(3);
  });

  test.each([
    ['slug', 'Pomocna', 'slug'],
    ['slug', 'ab', 'slug'],
    ['slug', '-abc', 'slug'],
    ['slug', 'a--b', 'slug'],
    ['slug', 'dłoń', 'slug'],
    ['slug', 'x'.repeat(61), 'maxLength'],
    ['embedHosts', ['https://strona.example'], 'hostname'],
    ['embedHosts', ["strona.example; script-src 'unsafe-inline'"], 'hostname'],
    ['embedHosts', ['*'], 'hostname'],
    ['embedHosts', ['localhost'], 'hostname'],
    ['informationClause', 'x'.repeat(5001), 'maxLength'],
  ])('%s takes no %j', async (field, value, code) => {
    const { problem } = await set({ [field]: value });
    expect(problem.errors).toMatchObject([{ field: expect.stringMatching(`^${field}`), code }]);
  });

  test('another foundation’s are not found', async () => {
    const strange = { as: stage.own.admin, params: { id: stage.other.id } };
    expect((await stage.call('getPublicPage', strange)).problem.code).toBe('not_found');
    const body = { slug: 'nie-moja', isOn: true };
    expect((await stage.call('updatePublicPage', { ...strange, body })).problem.code).toBe('not_found');
  });
});

test.each([
  ['Fundacja „Pomocna Dłoń”', 'fundacja-pomocna-dlon'],
  ['Фонд Їжак і Щука', 'fond-jizak-i-szczuka'],
  ['Łąka & Źródło Sp. z o.o.', 'laka-zrodlo-sp-z-o-o'],
  ['慈善', 'f-1'],
  ['A', 'f-1'],
  [`${'Bardzo '.repeat(10)}długa`, 'bardzo-bardzo-bardzo-bardzo-bardzo-bardzo-bardzo'],
])('the address of %s is suggested as %s', (name, slug) => {
  expect(suggestSlug(name, 'f-1')).toBe(slug);
});
