import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../src/contract/calls.ts';
import { resources } from '../../../src/contract/generated/resources.ts';
import { type Language, languages } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

type Row = Readonly<Record<string, string>>;

const columns = resources.volunteers.columns;
const BOM = '\ufeff';

onEachServer('the export of volunteers', (stage) => {
  const exportText = async (query: Query<'exportVolunteers'> = {}, language: string | null = 'en') => {
    const reply = await stage.call('exportVolunteers', {
      ...{ as: stage.own.coordinator, params: { id: stage.own.id }, query: { ...query } },
      headers: { 'accept-language': language ?? undefined },
    });
    expect(reply.status).toBe(200);
    return { text: reply.text, headers: reply.headers };
  };
  /** Each line by the names of the columns. */
  const exported = async (query?: Query<'exportVolunteers'>, language?: string | null): Promise<Row[]> => {
    const [, ...rows] = parseCsv((await exportText(query, language)).text);
    return rows.map((cells) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, cells[index] ?? ''])),
    );
  };

  const odd = {
    firstname: 'Łucja "Lu"',
    lastname: 'Nowak, Kos; Żuk',
    street: 'Długa\n12\r\n"B"',
    city: 'Київ 😀',
    country: { code: 'PL', name: 'Polska' },
    languages: ['pl', 'uk'] as ('pl' | 'uk')[],
    daysOfHelp: ['monday', 'sunday'] as ('monday' | 'sunday')[],
    rating: 4.5,
    houseNumber: '007',
    dateOfBirth: '1990-02-28',
  };
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
    'Zbiórka;=1+1+2;koniec',
  ];

  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const organizationId = stage.own.id;
    const person = (index: number) => ({
      organizationId,
      email: `person-${index}@mail.example`,
      lastname: ['Kos', 'Łoś', 'Żuk'][index % 3] ?? '',
      accountStatus: (['pending', 'verified', 'rejected'] as const)[index % 3] ?? 'pending',
      createdAt: `2026-11-0${1 + (index % 4)}T09:30:00.000Z`,
    });
    await insertVolunteers(stage.db, [
      ...Array.from({ length: 30 }, (_, index) => person(index)),
      { organizationId, email: 'odd@mail.example', ...odd },
      { organizationId, email: 'marks@mail.example', city: 'Łó\x1fdź', street: '\x1eDłu\x1e\x1fga' },
      ...formulas.map((city, index) => ({
        organizationId,
        email: `formula-${index}@mail.example`,
        city,
        firstname: city,
      })),
    ]);
    await insertVolunteers(stage.db, [{ organizationId: stage.other.id, email: 'foreign@mail.example' }]);
  });

  test('is a CSV file in UTF-8 to keep, never cached', async () => {
    const { text, headers } = await exportText();
    expect(text.startsWith(BOM)).toBe(true);
    expect(text.slice(1)).not.toContain(BOM);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="?volunteers-\d{4}-\d\d-\d\d\.csv"?$/,
      ),
      'cache-control': 'no-store',
    });
    expect(headers['content-length']).toBeUndefined();
  });

  test.each([...languages, 'de', null])('is headed in the language asked for (%s)', async (asked) => {
    const language: Language = languages.find((known) => known === asked) ?? 'pl';
    const translate = translator(language);
    const [head] = parseCsv((await exportText({ q: 'nobody' }, asked)).text.slice(1));
    expect(head).toEqual(columns.map(({ label }) => translate(`fields.${label}`)));
    expect(head).not.toContain('fields.firstname');
  });

  test.each([
    ['pl', 'Czeka na decyzję', 'polski, ukraiński', 'Tak'],
    ['en', 'Awaiting a decision', 'polish, ukrainian', 'Yes'],
    ['uk', 'Чекає на рішення', 'польська, українська', 'Так'],
    ['ru', 'Ждёт решения', 'польский, украинский', 'Да'],
  ])('names choices in the language asked for (%s)', async (language, status, spoken, yes) => {
    const [row] = await exported({ q: 'odd@mail.example' }, language);
    expect(row).toMatchObject({ accountStatus: status, haveYouBeenAVolunteerBefore: yes });
    expect(row?.languages?.toLowerCase()).toBe(spoken);
  });

  test('keeps quotes, commas, lines, any script, numbers, dates and what is empty', async () => {
    const [row] = await exported({ q: 'odd@mail.example' });
    const { firstname, lastname, street, city, houseNumber, dateOfBirth } = odd;
    expect(row).toMatchObject({
      firstname,
      lastname,
      street,
      city,
      houseNumber,
      dateOfBirth,
      country: 'Poland',
      rating: '4.5',
      postCode: '',
    });
    expect(row?.createdAt).toBe('2026-11-02T09:30:00.000Z');
  });

  test('survives the characters that are between values on the way', async () => {
    const [row] = await exported({ q: 'marks@mail.example' });
    expect(row).toMatchObject({ city: 'Łódź', street: 'Długa', email: 'marks@mail.example' });
    expect(await exported()).toHaveLength(44);
  });

  test('has no cell that a spreadsheet takes for a formula', async () => {
    const rows = await exported();
    expect(
      rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell)),
    ).toEqual([]);
    for (const [index, formula] of formulas.entries()) {
      const row = rows.find(({ email }) => email === `formula-${index}@mail.example`);
      const marked = formula.replace(/(?<=^|[;\t\r\n])(?=[^\p{L}\s])/gu, "'").replace(/^(?=\s)/, "'");
      expect(row).toMatchObject({ city: marked, firstname: marked });
    }
  });

  test('shows no column that the list does not', async () => {
    const { text } = await exportText();
    for (const secret of ['foreign@mail.example', stage.own.id, 'searchText', 'accountId'])
      expect(text).not.toContain(secret);
  });

  describe('holds exactly what the list holds, in its order', () => {
    test.each<Query<'exportVolunteers'>>([
      {},
      { sort: 'createdAt,asc' },
      { sort: 'lastname,desc' },
      { accountStatus: 'verified' },
      { accountStatus: 'rejected', sort: 'lastname,asc' },
      { q: 'los' },
      { q: 'zuk person', accountStatus: 'rejected', sort: 'createdAt,asc' },
      { q: 'nobody at all' },
    ])('%j', async (query) => {
      const { answer } = await stage.call('listVolunteers', {
        ...{ as: stage.own.coordinator, params: { id: stage.own.id }, query: { ...query, size: 100 } },
      });
      expect((await exported(query)).map(({ email }) => email)).toEqual(
        answer.content.map(({ email }) => email),
      );
    });
  });

  test.each(['page=0', 'size=10', 'accountStatus=none', 'sort=email,asc', 'columns=email'])(
    'refuses %s',
    async (query) => {
      const reply = await stage.call('exportVolunteers', {
        as: stage.own.admin,
        params: { id: stage.own.id },
        query,
      });
      expect(reply.problem.code).toBe('invalid_input');
    },
  );
});
