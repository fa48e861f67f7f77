import { beforeAll, expect, test } from 'vitest';
import { updateRow } from '../../../src/server/core/db/rowByKey.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

onEachServer('the team', (stage) => {
  beforeAll(async () => {
    const people = [
      { name: 'Łucja Żak', email: 'lucja.zak@mail.example', role: 'coordinator', town: 'Łódź' },
      { name: 'Ірина Бондаренко', email: 'iryna@mail.example', role: 'admin', town: 'Львів' },
      {
        name: '=HYPERLINK("https://evil.example")',
        email: 'evil@mail.example',
        role: 'coordinator',
        town: null,
      },
      {
        name: 'Odszedł Dawno',
        email: 'left@mail.example',
        role: 'admin',
        closedAt: '2026-11-01T00:00:00.000Z',
      },
    ] as const;
    for (const { town = null, ...person } of people.map((each) => ({ town: null, ...each }))) {
      const account = await insertAccount(stage.db, { organizationId: stage.own.id, ...person });
      const values = { name: person.name, town, phoneNumber: '+48601234567' };
      await updateRow('coordinators', account, { columns: Object.keys(values), values }, stage.db);
    }
  });
  const list = async (query: Record<string, string | number> = {}, as = stage.own.coordinator) =>
    (await stage.call('listTeam', { as, params: { id: as.organizationId }, query })).answer;
  const names = async (query: Record<string, string | number>) =>
    (await list(query)).content.map(({ name }) => name);

  test('is admins and coordinators of the own foundation who have not left', async () => {
    const { content, totalElements } = await list();
    expect(totalElements).toBe(5);
    expect(content.map(({ name }) => name)).not.toContain('Odszedł Dawno');
    expect(content.map(({ id }) => id)).not.toContain(stage.own.volunteer.id);
    expect(content.map(({ id }) => id)).not.toContain(stage.other.admin.id);
    expect((await list({}, stage.other.admin)).totalElements).toBe(2);
  });

  test.each([
    ['lucja zak', ['Łucja Żak']],
    ['ŻAK', ['Łucja Żak']],
    ['бондар', ['Ірина Бондаренко']],
    ['lodz', ['Łucja Żak']],
    ['iryna@mail', ['Ірина Бондаренко']],
    ['IRYNA@MAIL.EXAMPLE', ['Ірина Бондаренко']],
    ['%', []],
    ['nobody', []],
  ])('is searched by name, town and e-mail: %s', async (q, found) => {
    expect(await names({ q })).toEqual(found);
  });

  test('is filtered by role and sorted as people expect', async () => {
    expect(await names({ role: 'admin', sort: 'name,asc' })).toEqual(['Anna Kowalska', 'Ірина Бондаренко']);
    const emails = (await list({ sort: 'email,desc' })).content.map(({ email }) => email);
    expect(emails).toEqual([...emails].sort().reverse());
    const byName = await names({ sort: 'name,asc' });
    expect(byName.indexOf('Łucja Żak')).toBeLessThan(byName.indexOf('Piotr Zieliński'));
    expect(await names({ sort: 'name,desc' })).toEqual([...byName].reverse());
    expect((await list({ sort: 'town,asc' })).content.map(({ town }) => town).slice(0, 2)).toEqual([
      'Łódź',
      'Львів',
    ]);
  });

  test('is paged with its exact total', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => list({ page, size: 2 })));
    expect(pages.map(({ content }) => content.length)).toEqual([2, 2, 1, 0]);
    expect(pages[0]).toMatchObject({ totalElements: 5, totalPages: 3 });
    const ids = pages.flatMap(({ content }) => content.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });

  test('is exported as it is filtered, without formulas', async () => {
    const query = { role: 'coordinator', sort: 'name,asc' };
    const reply = await stage.call('exportTeam', {
      as: stage.own.admin,
      params: { id: stage.own.id },
      query,
    });
    const [head, ...rows] = parseCsv(reply.text);
    expect(head?.slice(0, 3)).toEqual(['\ufeffFull name', 'Role', 'E-mail']);
    expect(rows.map(([name]) => name)).toEqual([
      `'=HYPERLINK("https://evil.example")`,
      'Łucja Żak',
      'Piotr Zieliński',
    ]);
  });
});
