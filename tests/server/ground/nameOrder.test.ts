import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/contract/Language.ts';
import { contractList } from '../../../src/server/core/db/contractList.ts';
import { orderOf } from '../../../src/server/core/db/listOrder.ts';
import { inNameOrder } from '../../../src/server/core/db/nameOrder.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

const alphabets: Readonly<Record<Language, string>> = {
  pl: 'aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż',
  en: 'abcdefghijklmnopqrstuvwxyz',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  ru: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
};

/** As a person who learned the alphabet at school would write them down. */
const surnames: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    ...['Cebula', 'Czyż', 'Ćwik', 'Duda', 'Lis', 'luty', 'Łoś', 'Nowak', 'Ńko', 'Oset', 'Ósmak', 'Szum'],
    ...['Śliwa', 'Zima', 'Źrebak', 'Żak', 'Шевченко'],
  ],
  en: ["O'Brien", 'Obama', 'Résumé', 'Sanders', 'Żak', 'Zima', 'Zorro', 'Шевченко'],
  uk: [
    ...[
      'Гудзь',
      'Гусак',
      'Ґанок',
      'Дуб',
      'Емма',
      'Євчук',
      'Жук',
      'Зима',
      'Ищук',
      'Іщенко',
      'Їжак',
      'Йовенко',
    ],
    ...['Львів', 'Люба', 'Щука', 'Юрчук', 'Яр', 'Nowak'],
  ],
  ru: ['Ежов', 'Елин', 'Ёлкин', 'Емельянов', 'Жуков', 'Ильин', 'Йорданов', 'Щукин', 'Юдин', 'Яшин', 'Nowak'],
};

onEachServer('the order of names', (stage) => {
  const sorted = async (names: readonly string[], language: Language): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`select "name" from unnest(${[...names]}::text[]) as "name"
      order by ${inNameOrder('name', language)}, "name" collate "C"`.execute(stage.db);
    return rows.map(({ name }) => name);
  };

  describe.each(languages)('in %s', (language) => {
    test('every letter has its own place in the alphabet', async () => {
      const letters = [...alphabets[language]];
      // The later letter wins although what follows it comes first, so the two are not one letter with a mark.
      const words = letters.flatMap((letter) => [
        `${letter}${letters[0]}`,
        `${letter.toUpperCase()}${letters.at(-1)}`,
      ]);
      expect(await sorted(words.toReversed(), language)).toEqual(words);
    });

    test('agrees with what the browser sorts', async () => {
      const names = Object.values(surnames).flat();
      // For Russian readers the letters of Ukrainian stand in their places of the Ukrainian alphabet.
      const { compare } = new Intl.Collator(language === 'ru' ? 'uk' : language);
      expect(await sorted(names, language)).toEqual(names.toSorted(compare));
    });
  });

  test.each([
    ...['name', 'town', 'title', 'city', 'firstname', 'lastname'].map((column) => [column, true] as const),
    ...['email', 'role', 'status', 'createdAt', 'startDate', 'id'].map((column) => [column, false] as const),
  ])('is asked of what is sorted by %s: %s', (column, isName) => {
    const { sql: text } = stage.db
      .selectNoFrom(inNameOrder(column, 'pl').$castTo<string>().as('it'))
      .compile();
    expect(text.includes('collate "public"."names_pl"')).toBe(isName);
  });

  describe.each(languages)('the list of volunteers, read in %s', (language) => {
    const headers = { 'accept-language': language };
    const expected = surnames[language];

    beforeAll(async () => {
      await stage.db.deleteFrom('volunteers').execute();
      const rows = expected.map((lastname) => ({ organizationId: stage.own.id, lastname }));
      await insertVolunteers(stage.db, rows.toReversed());
    });

    test('is in the order of the alphabet over its pages, both ways', async () => {
      const page = async (sort: 'lastname,asc' | 'lastname,desc', index: number) => {
        const query = { sort, page: index, size: 5 };
        const reply = await stage.call('listVolunteers', {
          ...{ as: stage.own.admin, params: { id: stage.own.id }, query, headers },
        });
        return reply.answer.content.map(({ lastname }) => lastname);
      };
      const pages = Array.from({ length: Math.ceil(expected.length / 5) }, (_, index) => index);
      const all = async (sort: 'lastname,asc' | 'lastname,desc') =>
        (await Promise.all(pages.map((index) => page(sort, index)))).flat();
      expect(await all('lastname,asc')).toEqual(expected);
      expect(await all('lastname,desc')).toEqual(expected.toReversed());
    });

    test('is exported in that order', async () => {
      const reply = await stage.call('exportVolunteers', {
        ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { sort: 'lastname,asc' }, headers },
      });
      const [head = [], ...rows] = parseCsv(reply.text);
      const column = head.indexOf(translator(language)('fields.lastname'));
      expect(rows.map((cells) => cells[column])).toEqual(expected);
    });
  });

  test('an export of more than a batch holds every name once, in the order of the alphabet', async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const letters = [...alphabets.pl];
    const names = letters.flatMap((one) => letters.map((two) => `${one.toUpperCase()}${two}`));
    await insertVolunteers(
      stage.db,
      names.map((lastname) => ({ organizationId: stage.own.id, lastname })),
    );
    const reply = await stage.call('exportVolunteers', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { sort: 'lastname,desc' } },
      headers: { 'accept-language': 'pl' },
    });
    const [head = [], ...rows] = parseCsv(reply.text);
    const column = head.indexOf('Nazwisko');
    expect(rows.map((cells) => cells[column])).toEqual(names.sort(new Intl.Collator('pl').compare).reverse());
  });

  test('is read from an index, whatever the language', async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      organizationId: stage.own.id,
      lastname: `${surnames.pl[index % surnames.pl.length]}${index}`,
    }));
    await insertVolunteers(stage.db, rows);
    await sql`analyze "volunteers"`.execute(stage.db);
    const list = contractList('volunteers');
    for (const language of languages) {
      for (const column of ['lastname', 'firstname', 'city']) {
        const order = orderOf(list.order({ sort: `${column},desc`, language }));
        const { rows: plan } = await sql`explain select "id" from "volunteers"
          where "organizationId" = ${stage.own.id} order by ${order} limit 25`.execute(stage.db);
        expect(JSON.stringify(plan), `${column} in ${language}`).not.toContain('Sort');
      }
    }
  });
});
