import { beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../../src/contract/calls.ts';
import { resources } from '../../../src/contract/generated/resources.ts';
import { parametersOf } from '../../harness/contract.ts';
import { type buildEvent, dayFromNow, insertEvents } from '../../harness/insertEvent.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

type ListQuery = Query<'listEvents'>;
type Overrides = Partial<ReturnType<typeof buildEvent>>;

const cancelled = { cancelledAt: '2026-11-20T09:30:00.000Z', cancellationReason: 'Zima.' };
const running = { startDate: dayFromNow(-2), endDate: dayFromNow(2) };
const over = { startDate: dayFromNow(-9), endDate: dayFromNow(-8) };
const empty = { startDate: null, endDate: null, eventStart: null, eventEnd: null, city: null };

/** One of each kind, by title. */
const events: Record<string, Overrides> = {
  'Zbiórka żywności': { city: 'Łódź', helpCategory: ['charity', 'elderlyPeople'], volunteersNeededNum: 3 },
  'Уроки польської': {
    ...{ city: 'Київ', helpCategory: ['education'], startDate: dayFromNow(20), endDate: dayFromNow(40) },
    ...{ volunteersNeededNum: 4, nrOfVolunteersSigned: 4 },
  },
  'Odwołany rajd': { ...cancelled, city: 'łódź', startDate: dayFromNow(30), endDate: dayFromNow(31) },
  'Trwający kurs': { ...running, city: 'Lodz', nrOfVolunteersSigned: 2 },
  'Odwołany kurs': { ...running, ...cancelled, city: 'Kraków' },
  'Ukryty czas': { ...over, city: 'Poznań' },
  'Sprzątanie Wisły': { ...over, status: 'finished', city: 'Warszawa', helpCategory: ['nature'] },
  'Pusty szkic': { ...empty, status: 'draft', helpCategory: null, volunteersNeededNum: null },
  'Gotowy szkic': { status: 'draft', city: 'Łódź Górna' },
};
const title = Object.keys(events);

onEachServer('the list of events', (stage) => {
  const list = async (query: ListQuery = {}) =>
    (
      await stage.call('listEvents', {
        ...{ as: stage.own.coordinator, params: { id: stage.own.id }, query: { ...query } },
      })
    ).answer;
  const titles = async (query: ListQuery = {}) => (await list(query)).content.map((event) => event.title);

  beforeAll(async () => {
    await insertEvents(
      stage.db,
      title.map((name) => ({ organizationId: stage.own.id, title: name, ...events[name] })),
    );
    await insertEvents(stage.db, [{ organizationId: stage.other.id, title: 'Obce wydarzenie' }]);
  });

  test('holds those of the foundation, the latest first, without what is on their own page', async () => {
    const { content, ...info } = await list();
    expect(info).toEqual({ page: 0, size: 25, totalElements: title.length, totalPages: 1 });
    expect(content.map((event) => event.title).sort()).toEqual([...title].sort());
    const titles = content.map((event) => event.title);
    expect([...titles.slice(0, 2), titles.at(-1)]).toEqual([
      ...['Odwołany rajd', 'Уроки польської', 'Pusty szkic'],
    ]);
    for (const name of ['description', 'history', 'participants', 'version', 'organizationId'])
      expect(content[0]).not.toHaveProperty(name);
  });

  describe('in the group', () => {
    const groups: [NonNullable<ListQuery['group']>, string[]][] = [
      ['future', ['Zbiórka żywności', 'Уроки польської']],
      ['active', ['Trwający kurs', 'Ukryty czas']],
      ['finished', ['Odwołany rajd', 'Odwołany kurs', 'Sprzątanie Wisły']],
      ['drafts', ['Pusty szkic', 'Gotowy szkic']],
    ];
    test.each(groups)('%s', async (group, expected) => {
      expect((await titles({ group })).sort()).toEqual([...expected].sort());
    });

    test('each is in one', () => {
      expect(groups.flatMap(([, expected]) => expected).sort()).toEqual([...title].sort());
    });
  });

  test.each<[ListQuery, readonly string[]]>([
    [{ q: 'zywnosci' }, ['Zbiórka żywności']],
    [{ q: 'польської київ' }, ['Уроки польської']],
    [{ q: 'kurs', group: 'finished' }, ['Odwołany kurs']],
    [{ helpCategory: 'education' }, ['Уроки польської']],
    [{ helpCategory: 'charity' }, ['Zbiórka żywności']],
    [{ city: 'lodz', sort: 'title,asc' }, ['Odwołany rajd', 'Trwający kurs', 'Zbiórka żywności']],
    [{ city: ' ŁÓDŹ ', sort: 'title,asc' }, ['Odwołany rajd', 'Trwający kurs', 'Zbiórka żywności']],
    [{ city: 'київ' }, ['Уроки польської']],
    [{ city: 'lod' }, []],
    [{ from: dayFromNow(25), sort: 'startDate,asc' }, ['Уроки польської', 'Odwołany rajd']],
    [{ to: dayFromNow(-9), sort: 'title,asc' }, ['Sprzątanie Wisły', 'Ukryty czas']],
    [{ from: dayFromNow(2), to: dayFromNow(2), sort: 'title,asc' }, ['Odwołany kurs', 'Trwający kurs']],
    [{ placesFree: false, sort: 'title,asc' }, ['Pusty szkic', 'Уроки польської']],
    [{ placesFree: true, group: 'future', sort: 'title,asc' }, ['Zbiórka żywności']],
    [{ from: dayFromNow(10), to: dayFromNow(1) }, []],
  ])('by %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  const sorts = parametersOf('listEvents').find(({ name }) => name === 'sort')?.schema.enum as NonNullable<
    ListQuery['sort']
  >[];

  describe.each(sorts)('sorted by %s', (sort) => {
    const [field = '', direction] = sort.split(',');

    test('holds every event once over its pages, in that order and its opposite', async () => {
      const pages = [];
      for (let page = 0; page < 5; page += 1) pages.push(...(await titles({ sort, page, size: 2 })));
      expect([...pages].sort()).toEqual([...title].sort());
      const opposite = `${field},${direction === 'asc' ? 'desc' : 'asc'}` as typeof sort;
      // Only the empty draft may have no value, and then it is last in both.
      const others = (found: readonly string[]) => found.filter((name) => name !== 'Pusty szkic');
      expect(others(await titles({ sort: opposite }))).toEqual(others(pages).toReversed());
    });

    test('is exported so, those without a value too', async () => {
      const reply = await stage.call('exportEvents', {
        ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { sort } },
      });
      const [, ...rows] = parseCsv(reply.text);
      expect(rows.map(([first]) => first)).toEqual(await titles({ sort }));
    });
  });

  describe('is exported by its filter', () => {
    test.each<Omit<ListQuery, 'page' | 'size'>>([
      {},
      { group: 'drafts' },
      { group: 'future', placesFree: true, sort: 'title,asc' },
      { city: 'lodz', q: 'kurs' },
      { helpCategory: 'nature', to: dayFromNow(0) },
      { q: 'nothing at all' },
    ])('%j', async (query) => {
      const input = { as: stage.own.coordinator, params: { id: stage.own.id }, query: { ...query } };
      const [head, ...rows] = parseCsv((await stage.call('exportEvents', input)).text);
      expect(head).toHaveLength(resources.events.columns.length);
      expect(rows.map(([first]) => first)).toEqual(await titles(query));
    });

    test('beyond what is read at once', async () => {
      const organizationId = stage.other.id;
      await insertEvents(
        stage.db,
        Array.from({ length: 2300 }, (_, index) => ({
          ...{ organizationId, title: `Wydarzenie ${index}`, status: 'draft' as const },
          ...(index % 2 === 0 && empty),
        })),
      );
      for (const sort of ['startDate,asc', 'startDate,desc', 'city,desc'] as const) {
        const input = { as: stage.other.admin, params: { id: organizationId }, query: { sort } };
        const [, ...rows] = parseCsv((await stage.call('exportEvents', input)).text);
        expect(new Set(rows.map(([first]) => first)).size).toBe(2301);
      }
    });
  });
});
