import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../src/contract/calls.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertVolunteers } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const people = {
  oksana: { languages: ['uk', 'pl'], daysOfHelp: ['saturday'], city: 'Łódź', interests: ['education'] },
  danylo: { languages: ['uk'], daysOfHelp: ['saturday', 'monday'], city: ' lodz', interests: null },
  halyna: { languages: ['uk'], daysOfHelp: ['sunday'], city: 'Łódź', interests: ['animals', 'education'] },
  jan: { languages: ['pl'], daysOfHelp: ['saturday'], city: 'Łódź', interests: [] },
  ewa: { languages: ['uk', 'en'], daysOfHelp: ['saturday'], city: 'Zgierz', interests: ['animals'] },
} as const;

type Name = keyof typeof people;
type Filter = Partial<Query<'listVolunteers'>>;

onEachServer('filters of volunteers', (stage) => {
  const found = async (query: Filter): Promise<string[]> => {
    const asked = { as: stage.own.coordinator, params: { id: stage.own.id }, query };
    const { answer } = await stage.call('listVolunteers', asked);
    return answer.content.map(({ firstname }) => firstname).sort();
  };
  const counts = async (query: Filter) => {
    const asked = { as: stage.own.coordinator, params: { id: stage.own.id }, query };
    const { answer } = await stage.call('countVolunteers', asked);
    return Object.fromEntries(
      answer.filters.map(({ name, choices }) => [
        name,
        Object.fromEntries(choices.map(({ value, count }) => [value, count])),
      ]),
    );
  };

  beforeAll(async () => {
    for (const { id: organizationId } of [stage.own, stage.other]) {
      const rows = Object.entries(people).map(([firstname, person]) => ({
        ...person,
        ...{
          organizationId,
          firstname,
          email: `${firstname}@mail.example`,
          accountStatus: 'verified' as const,
        },
        languages: [...person.languages],
        daysOfHelp: [...person.daysOfHelp],
        interests: person.interests === null ? null : [...person.interests],
        verifiedAt: firstname === 'jan' ? '2026-03-31T21:59:00.000Z' : '2026-03-31T22:01:00.000Z',
      }));
      await stage.db.deleteFrom('volunteers').where('organizationId', '=', organizationId).execute();
      await insertVolunteers(stage.db, rows);
    }
  });

  describe('leave', () => {
    test.each<[what: string, Filter, Name[]]>([
      [
        'who speaks Ukrainian, has time on Saturdays and lives in Łódź',
        { languages: ['uk'], daysOfHelp: ['saturday'], city: 'łódź' },
        ['danylo', 'oksana'],
      ],
      ['who speaks one of two languages', { languages: ['en', 'pl'] }, ['ewa', 'jan', 'oksana']],
      ['who would like to help with animals', { interests: ['animals'] }, ['ewa', 'halyna']],
      // Summer time in Warsaw: the day begins at 22:00 of the one before.
      [
        'who was verified on a day or later, by the foundation’s clock',
        { verifiedSince: '2026-04-01' },
        ['danylo', 'ewa', 'halyna', 'oksana'],
      ],
      ['nobody', { languages: ['fr'] }, []],
    ])('%s', async (_, filter, expected) => expect(await found(filter)).toEqual(expected));

    test('who came to an event since a day', async () => {
      const event = async (days: number) =>
        (await insertEvent(stage.db, {
          organizationId: stage.own.id,
          startDate: dayFromNow(days),
          endDate: dayFromNow(days),
        })) as { id: string; organizationId: string };
      await insertParticipants(stage.db, await event(-3), [
        { status: 'attended', firstname: 'Recently' },
        { status: 'no_show', firstname: 'Missed' },
      ]);
      await insertParticipants(stage.db, await event(-30), [{ status: 'attended', firstname: 'Earlier' }]);
      expect(await found({ attendedSince: dayFromNow(-3) })).toEqual(['Recently']);
      expect(await found({ attendedSince: dayFromNow(-30) })).toEqual(['Earlier', 'Recently']);
      await stage.db
        .deleteFrom('volunteers')
        .where('firstname', 'in', ['Recently', 'Missed', 'Earlier'])
        .execute();
    });
  });

  describe('tell how many each choice would leave', () => {
    test('of all', async () => {
      expect(await counts({})).toEqual({
        accountStatus: { verified: 5 },
        languages: { uk: 4, pl: 2, en: 1 },
        daysOfHelp: { saturday: 4, monday: 1, sunday: 1 },
        city: { Łódź: 4, Zgierz: 1 },
        interests: { animals: 2, education: 2 },
        tags: {},
      });
    });

    test('together with the other filters, but not with itself', async () => {
      const { languages, daysOfHelp, city } = await counts({ languages: ['uk'], city: 'lodz' });
      expect(languages).toEqual({ uk: 3, pl: 2 });
      expect(daysOfHelp).toEqual({ saturday: 2, monday: 1, sunday: 1 });
      expect(city).toEqual({ Łódź: 3, Zgierz: 1 });
    });

    test('as many as the list then has, also after a change', async () => {
      const filter: Filter = { q: 'mail', daysOfHelp: ['saturday'] };
      const before = await counts(filter);
      for (const [choice, count] of Object.entries(before.languages ?? {}))
        expect(await found({ ...filter, languages: [choice as 'uk'] })).toHaveLength(count);
      await stage.db
        .updateTable('volunteers')
        .set({ languages: ['fr'] })
        .where('firstname', '=', 'jan')
        .where('organizationId', '=', stage.own.id)
        .execute();
      expect((await counts(filter)).languages).toEqual({ uk: 3, pl: 1, en: 1, fr: 1 });
    });
  });

  test('the export holds what the filters leave', async () => {
    const { text } = await stage.call('exportVolunteers', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { languages: 'uk', city: 'Zgierz' } },
    });
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('ewa');
  });
});
