import type { Kysely } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { up as foldApostrophes } from '../../../src/server/core/db/migrations/0067_fold_apostrophes.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const people = {
  lukasz: {
    firstname: 'Łukasz',
    lastname: 'Żółć',
    city: 'Łódź',
    email: 'lukasz.z@mail.example',
    phone: '+48664373424',
  },
  zuzanna: { firstname: 'Zuzanna', lastname: 'Świątek-Źdźbło', city: 'Gdańsk', email: 'zs@poczta.example' },
  oksana: { firstname: 'Оксана', lastname: 'Щедрик', city: 'Київ', email: 'oksana@mail.example' },
  yurij: { firstname: 'Юрій', lastname: 'Їжакевич', city: 'Львів', email: 'yu@mail.example' },
  alena: { firstname: 'Алёна', lastname: 'Йолкина', city: 'Гродно', email: 'alena@mail.example' },
  percent: { firstname: 'Sto', lastname: '100% Pewny', city: 'Opole', email: 'p@mail.example' },
  hyphen: { firstname: 'Anna_Maria', lastname: 'Back\\slash', city: 'Hel', email: 'h@mail.example' },
  maryana: { firstname: 'Марʼяна', lastname: 'Дем’янюк', city: 'Рівне', email: 'm@mail.example' },
  emoji: { firstname: 'Ola 😀', lastname: "O'Neill", city: 'Ełk', email: 'o@mail.example' },
} as const;

type Name = keyof typeof people;

onEachServer('searching volunteers', (stage) => {
  const names = new Map<string, Name>();

  const call = (query: Record<string, string> | string) =>
    stage.call('listVolunteers', { as: stage.own.coordinator, params: { id: stage.own.id }, query });
  const found = async (q: string): Promise<Name[]> => {
    const { answer } = await call({ q, size: '100' });
    expect(answer.totalElements).toBe(answer.content.length);
    return answer.content.map(({ id }) => names.get(id) as Name).sort();
  };

  beforeAll(async () => {
    await stage.db.deleteFrom('volunteers').execute();
    const keys = Object.keys(people) as Name[];
    const rows = await insertVolunteers(
      stage.db,
      keys.map((key) => ({ organizationId: stage.own.id, ...people[key] })),
    );
    for (const [index, { id }] of rows.entries()) names.set(id, keys[index] as Name);
    await insertVolunteers(
      stage.db,
      keys.map((key) => ({ organizationId: stage.other.id, ...people[key] })),
    );
  });

  describe('does not mind', () => {
    test.each<[why: string, q: string, expected: Name[]]>([
      ['diacritics', 'lukasz', ['lukasz']],
      ['diacritics', 'zolc', ['lukasz']],
      ['diacritics', 'zdzblo', ['zuzanna']],
      ['diacritics that are typed', 'Łukasz Żółć', ['lukasz']],
      ['case', 'ZÓŁĆ', ['lukasz']],
      ['case', 'łÓDŹ', ['lukasz']],
      ['how letters are composed', 'Żółć'.normalize('NFD'), ['lukasz']],
      ['case in Cyrillic', 'ЩЕДР', ['oksana']],
      ['the dots of ї', 'їжак', ['yurij']],
      ['the dots of ї', 'іжак', ['yurij']],
      ['the dots of ё', 'Алена', ['alena']],
      ['the breve of й', 'иолкина', ['alena']],
      ['the order of words', 'щедр оксан', ['oksana']],
      ['the order of words', 'київ щедрик окс', ['oksana']],
      ['how a phone number is written', '664373424', ['lukasz']],
      ['how a phone number is written', '664 373 424', ['lukasz']],
      ['how a phone number is written', '+48 664-373-424', ['lukasz']],
      ['how a phone number is written', '0048664373424', ['lukasz']],
      ['how a phone number is written', '0048 664.373.424', ['lukasz']],
      ['how a phone number is written', '(664) 373-424 lukasz', ['lukasz']],
      ['how a part of a phone number is written', '373-424', ['lukasz']],
      ...["'", '\u2019', '\u02bc', '\u2018', '`', '\u00b4', '\u2032'].flatMap(
        (sign): [string, string, Name[]][] => [
          ['which apostrophe is typed', `o${sign}neill`, ['emoji']],
          ['which apostrophe is typed', `мар${sign}яна дем${sign}янюк`, ['maryana']],
        ],
      ),
      ['blanks', '  lukasz \t  lodz ', ['lukasz']],
    ])('%s: %s', async (_, q, expected) => {
      expect(await found(q)).toEqual(expected);
    });
  });

  test.each<[q: string, expected: Name[]]>([
    ['wiąt', ['zuzanna']],
    ['poczta.example', ['zuzanna']],
    ['щедр', ['oksana']],
    ['львів', ['yurij']],
    ["o'neill", ['emoji']],
    ['😀', ['emoji']],
    ['źd', ['zuzanna']],
    ['ж', ['yurij']],
    ['ks', ['oksana']],
    ['lukasz gdansk', []],
    ['lukaszz', []],
    ['щедрикк', []],
    ['664-373-425', []],
    // Marks between digits are no number by themselves.
    ['-', ['zuzanna']],
    ['((', []],
  ])('finds what holds %s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('finds also whom an older release stored with another apostrophe', async () => {
    const set = (searchText: string) => stage.db.updateTable('volunteers').set({ searchText });
    await set('дем\u2019янюк мар\u02bcяна').where('firstname', '=', people.maryana.firstname).execute();
    expect(await found("мар'яна")).toEqual([]);
    await foldApostrophes(stage.db as Kysely<unknown>);
    expect(await found('мар\u2019яна')).toEqual(['maryana']);
  });

  test.each(['', ' ', '\t\n'])('finds everybody by nothing (%j)', async (q) => {
    expect(await found(q)).toEqual(Object.keys(people).sort());
  });

  test.each<[q: string, expected: Name[]]>([
    ['%', ['percent']],
    ['100%', ['percent']],
    ['0% p', ['percent']],
    ['%%%', []],
    ['_', ['hyphen']],
    ['a_m', ['hyphen']],
    ['___', []],
    ['\\', ['hyphen']],
    ['k\\s', ['hyphen']],
    ['\\%', []],
    ['\\\\\\', []],
    ["'; drop table volunteers; --", []],
  ])('takes %s as it is written', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test.each([
    ['NUL', 'q=%00', 400],
    ['NUL among letters', 'q=luk%00asz', 400],
    ['half of a surrogate pair', 'q=%ED%A0%80', 200],
    ['what is no UTF-8', 'q=%FF%FE', 200],
    ['a broken escape', 'q=%E0%A4%A', 200],
    ['a percent sign alone', 'q=%', 200],
    ['a right-to-left override', 'q=%E2%80%AE', 200],
    ['a hundred emoji of many parts', `q=${encodeURIComponent('👩‍🚀'.repeat(20))}`, 200],
    ['a hundred letters', `q=${'x'.repeat(100)}`, 200],
    ['a hundred short words', `q=${'a+'.repeat(50)}`, 200],
    ['more than a hundred letters', `q=${'x'.repeat(101)}`, 400],
    ['two searches', 'q=a&q=b', 400],
  ])('is not upset by %s', async (_, query, status) => {
    const reply = await call(query);
    expect(reply.status).toBe(status);
    if (status === 400) expect(reply.problem.errors.map(({ field }) => field)).toEqual(['q']);
  });
});
