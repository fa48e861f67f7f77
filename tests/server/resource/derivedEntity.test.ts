import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ContractDocument, Parameter, Schema } from '../../../scripts/generate/ContractDocument.ts';
import type { components } from '../../../src/contract/generated/types.ts';
import { copyProject, type ProjectCopy } from '../../harness/copyProject.ts';
import { parseCsv } from '../../harness/parseCsv.ts';
import { runNode } from '../../harness/runNode.ts';
import { startCopy } from '../../harness/startCopy.ts';
import { startMock } from '../../harness/startMock.ts';
import { type EmptyDatabase, openEmptyDatabase } from '../backup/emptyDatabase.ts';

/**
 * The promise of the contract: an entity is written in one place. Two schemas are put into a copy of the project whose
 * databases a server of the release before has filled. Nothing else is written by hand, and what they ask for is driven over HTTP.
 */
const root = join(import.meta.dirname, '../../..');
const byHand = [
  join(root, 'tests/harness/entity/EquipmentItem.yaml'),
  join(import.meta.dirname, 'FieldSample.yaml'),
];
const kinds = ['pglite', 'postgres'] as const;
const TIMEOUT_MS = 240_000;
const migrations = 'src/server/core/db/migrations';
const UNKNOWN = '01980000-0000-7000-8000-00000000dead';

type Item = Record<string, unknown> & { id: string; version: number };
type History = components['schemas']['HistoryEntry'][];
type Server = Awaited<ReturnType<typeof startCopy>>;
type Caller = Awaited<ReturnType<Server['signIn']>>;

/** What somebody types, in the order in which it is created; each field is empty once and has a value twice. */
const typed: readonly Readonly<Record<string, unknown>>[] = [
  { name: 'Łódź', kind: 'tool', uses: ['camp'], seats: 0, price: 0.5, inspectedOn: '2026-01-31', lent: true },
  { name: 'żuraw', kind: 'vehicle', uses: ['camp', 'kitchen'], seats: 9, price: 1250.5, lent: false },
  { name: 'Bus', kind: 'vehicle', seats: 9, inspectedOn: '2026-05-04', lent: true, notes: 'Ключі в офісі' },
  { name: 'arkusz', kind: 'tent', uses: ['transport'], price: 100000, inspectedOn: '2026-05-04' },
  { name: 'Їжак', kind: 'tent', uses: [], seats: 80, price: 0, inspectedOn: '2024-02-29', lent: false },
  { name: '=1+1', kind: 'tool', seats: 2, notes: 'Keys; "spare", too\nsecond line' },
];

let copy: ProjectCopy;
let contract: ContractDocument;
let added: string[];
const databases = new Map<string, { environment: Record<string, string>; empty?: EmptyDatabase }>();
const run = (args: string[], environment = {}) => runNode(args, { cwd: copy.folder, environment });
const isMissing = (kind: (typeof kinds)[number]) => kind === 'postgres' && 'missing' in inject('postgres');

beforeAll(async () => {
  copy = copyProject();
  const before = readdirSync(join(copy.folder, migrations));
  for (const kind of kinds.filter((one) => !isMissing(one))) {
    const empty = kind === 'postgres' ? await openEmptyDatabase(kind) : undefined;
    const environment = {
      ...{ HOST: '127.0.0.1', DATA_DIR: `.data-${kind}`, DATABASE_URL: empty?.url ?? '' },
      ...{ DEMO: '0', NODE_ENV: 'test' },
    };
    databases.set(kind, { environment, ...(empty && { empty }) });
    const filled = await run(['tests/harness/programs/fillFoundations.ts'], environment);
    expect(filled).toMatchObject({ code: 0, stderr: '' });
  }
  for (const path of byHand) cpSync(path, join(copy.folder, 'openapi/schemas', basename(path)));
  expect(await run(['scripts/generate/generate.ts'])).toMatchObject({ code: 0, stderr: '' });
  contract = JSON.parse(readFileSync(join(copy.folder, 'src/contract/generated/openapi.json'), 'utf8'));
  added = readdirSync(join(copy.folder, migrations)).filter((file) => !before.includes(file));
}, TIMEOUT_MS);
afterAll(async () => {
  for (const { empty } of databases.values()) await empty?.close();
  copy?.remove();
});

describe('an entity that only the contract has', { timeout: TIMEOUT_MS }, () => {
  test('takes one migration', () => expect(added).toHaveLength(1));

  test('is answered by the mock', async () => {
    const mock = await startMock(copy.folder);
    const headers = { cookie: 'session=any', 'source-device': 'web', 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body?: unknown) => {
      const url = mock.address + path;
      return fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
    };
    const item = await (await ask('GET', `/equipment-items/${UNKNOWN}`)).json();
    expect(item).toMatchObject({ name: 'Bus', history: [] });
    expect(await (await ask('GET', '/equipment-items')).json()).toHaveProperty('content.0.name', 'Bus');
    const [first] = typed;
    expect((await ask('POST', '/equipment-items', first)).status).toBe(201);
    expect((await ask('DELETE', `/equipment-items/${UNKNOWN}`)).status).toBe(204);
    await mock.stop();
  });
});

describe.each(kinds)('an entity that only the contract has, on %s', { timeout: TIMEOUT_MS }, (kind) => {
  let server: Server;
  let coordinator: Caller;
  let other: Caller;
  let items: Item[];

  beforeAll(async () => {
    if (isMissing(kind)) return;
    server = await startCopy(copy.folder, databases.get(kind)?.environment ?? {}, 'admin@own.example');
    coordinator = await server.signIn('coordinator@own.example');
    other = await server.signIn('admin@other.example');
    items = [];
    for (const values of typed) items.push(await json(server.post('/equipment-items', values), 201));
  }, TIMEOUT_MS);
  afterAll(async () => void (await server?.stop()));

  const json = async (asked: Promise<Response>, status = 200) => {
    const reply = await asked;
    const text = await reply.text();
    expect([reply.status, text]).toEqual([status, expect.anything()]);
    return text === '' ? null : JSON.parse(text);
  };
  const list = async (query: Record<string, string | number | boolean> = {}, caller: Caller = server) => {
    const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return json(caller.get(`/equipment-items?${new URLSearchParams(entries)}`));
  };
  const namesOf = (found: readonly object[]) => found.map((one) => (one as Partial<Item>).name);

  describe.skipIf(isMissing(kind))('and that nobody handles by hand', () => {
    test('keeps what was stored before', async () => {
      const volunteers = await json(server.get(`/organizations/${server.organizationId}/volunteers`));
      expect(namesOf(volunteers.content.map(({ firstname }: Item) => ({ name: firstname })))).toEqual([
        'Łucja',
      ]);
    });

    test('is created, read back and listed', async () => {
      for (const [index, item] of items.entries()) {
        expect(item).toMatchObject({ ...typed[index], version: 1, updatedAt: item.createdAt });
        const read = await json(server.get(`/equipment-items/${item.id}`));
        expect(read).toEqual(item);
        expect(read.history).toMatchObject([{ action: 'created', changes: [] }]);
      }
      const page = await list();
      expect(page).toMatchObject({ page: 0, totalElements: typed.length, totalPages: 1 });
      expect(namesOf(page.content)).toEqual(namesOf(items).reverse());
      expect(await list({ page: 1, size: 4 })).toMatchObject({ totalElements: typed.length, totalPages: 2 });
      expect((await list({}, other)).totalElements).toBe(0);
    });

    test('is narrowed by each filter', async () => {
      const filters = parametersOf('/equipment-items').filter(
        ({ name }) => !['page', 'size', 'sort', 'q'].includes(name),
      );
      expect(filters.length).toBeGreaterThanOrEqual(9);
      for (const { name } of filters) {
        const [, property = name, end] = /^(\w+)(From|To)$/.exec(name) ?? [];
        const isFound = (value: unknown, asked: unknown) =>
          end === undefined
            ? [value].flat().includes(asked)
            : value !== undefined && (end === 'From' ? ordered(asked, value) : ordered(value, asked)) <= 0;
        const values = typed.map((values) => values[property]);
        const asked = [...new Set(values.flat().filter((value) => value !== undefined))];
        expect(asked.length).toBeGreaterThan(1);
        for (const value of asked) {
          const { content, totalElements } = await list({ [name]: String(value) });
          const wanted = typed.filter((_, index) => isFound(values[index], value));
          expect([name, value, namesOf(content)]).toEqual([name, value, namesOf(wanted).reverse()]);
          expect(totalElements).toBe(wanted.length);
        }
      }
    });

    test('is sorted by each field in both directions, what has no value last', async () => {
      const [sort] = parametersOf('/equipment-items').filter(({ name }) => name === 'sort');
      const sorts = new Set(sort?.schema.enum?.map((value) => String(value).split(',')[0] ?? ''));
      expect([...sorts]).toEqual(
        expect.arrayContaining(['name', 'kind', 'seats', 'price', 'inspectedOn', 'lent', 'createdAt']),
      );
      for (const field of sorts) {
        for (const direction of ['asc', 'desc']) {
          const found: Item[] = (await list({ sort: `${field},${direction}` })).content;
          expect(found).toHaveLength(typed.length);
          const values = found.map((item) => item[field] ?? null);
          const empty = values.indexOf(null);
          expect(values.slice(empty).every((value) => empty < 0 || value === null)).toBe(true);
          const filled = values.filter((value) => value !== null);
          const compare = (one: unknown, another: unknown) =>
            typeof one === 'string' && field === 'name'
              ? one.localeCompare(String(another), 'en')
              : ordered(one, another);
          const wanted = filled.toSorted(compare);
          expect([field, direction, filled]).toEqual([
            field,
            direction,
            direction === 'asc' ? wanted : wanted.reverse(),
          ]);
        }
      }
    });

    test.each([
      ['lodz', ['Łódź']],
      ['ŻURAW', ['żuraw']],
      ['ключі офісі', ['Bus']],
      ['spare keys', ['=1+1']],
      ['nowhere', []],
    ])('is found by %s', async (q, names) => {
      expect(namesOf((await list({ q })).content)).toEqual(names);
    });

    test('is refused by the rules of each field, which it names, and nothing is stored', async () => {
      const { properties = {}, required = [] } = contract.components.schemas.EquipmentItemInput ?? {};
      const [right] = typed;
      const wrong = Object.entries(properties).flatMap(([name, rule]) =>
        wrongValues(rule).map((value) => [name, { ...right, [name]: value }] as const),
      );
      const without = required.map((name) => [name, { ...right, [name]: undefined }] as const);
      const unknown = ['colour', { ...right, colour: 'red' }] as const;
      expect(wrong.length).toBeGreaterThan(15);
      for (const [name, body] of [...wrong, ...without, unknown]) {
        const { code, errors } = await json(server.post('/equipment-items', body), 400);
        expect([body, code, errors[0].field.split('.')[0]]).toEqual([body, 'invalid_input', name]);
      }
      expect((await list()).totalElements).toBe(typed.length);
    });

    test('is exported as it is listed', async () => {
      const query = 'kind=tool&sort=name,desc';
      const reply = await server.get(`/equipment-items/export?${query}`);
      expect(reply.headers.get('content-type')).toMatch('text/csv');
      const [, ...rows] = parseCsv((await reply.text()).trimEnd());
      const { content } = await json(server.get(`/equipment-items?${query}`));
      expect(rows.map(([name, kind]) => [name, kind])).toEqual(
        namesOf(content).map((name) => [String(name).replace(/^=/, "'="), 'Tool']),
      );
      expect(rows).toHaveLength(2);
      const all = parseCsv(
        (await (await server.get('/equipment-items/export?sort=seats,asc')).text()).trimEnd(),
      );
      expect(all).toHaveLength(typed.length + 1);
    });

    test('is edited once, unless it has changed meanwhile, and says what was changed by whom', async () => {
      const [item] = items;
      const path = `/equipment-items/${item?.id}`;
      const edited = { ...typed[0], seats: 5, uses: ['kitchen'], price: undefined, version: 1 };
      const changed = await json(coordinator.put(path, edited));
      expect(changed).toMatchObject({ seats: 5, uses: ['kitchen'], price: null, version: 2 });
      expect(changed.updatedAt > changed.createdAt).toBe(true);
      const [last] = changed.history as History;
      expect(last).toMatchObject({ action: 'edited', actorName: 'Anna Kowalska' });
      expect(last?.changes).toEqual([
        { field: 'uses', from: 'camp', to: 'kitchen' },
        { field: 'seats', from: '0', to: '5' },
        { field: 'price', from: '0.5', to: null },
      ]);
      expect(await json(server.put(path, edited), 409)).toMatchObject({ code: 'record_changed' });
      expect(await json(server.put(path, { ...edited, version: 2 }))).toEqual(changed);
      expect(namesOf((await list({ q: 'lodz', seatsFrom: 5, seatsTo: 5 })).content)).toEqual(['Łódź']);
      const renamed = await json(server.put(path, { ...edited, name: 'Радом', version: 2 }));
      expect(renamed).toMatchObject({ name: 'Радом', version: 3 });
      expect(namesOf((await list({ q: 'радом' })).content)).toEqual(['Радом']);
      expect((await list({ q: 'lodz' })).totalElements).toBe(0);
    });

    test('loses no edit of two that come at once', async () => {
      const item = items[1] as Item;
      const bodies = [1, 2, 3, 4].map((seats) => ({ ...typed[1], seats, version: item.version }));
      const replies = await Promise.all(
        bodies.map((body) => server.put(`/equipment-items/${item.id}`, body)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const { history, version } = await json(server.get(`/equipment-items/${item.id}`));
      expect([version, history.length]).toEqual([2, 2]);
    });

    test('is nothing to another foundation, a volunteer and a visitor', async () => {
      const path = `/equipment-items/${items[2]?.id}`;
      const before = await json(server.get(path));
      const volunteer = await server.signIn('volunteer@own.example');
      const calls: [string, Promise<Response>, number][] = [
        ['read', other.get(path), 404],
        ['edit', other.put(path, { ...typed[2], name: 'Taken', version: 1 }), 404],
        ['delete', other.delete(path), 404],
        ['delete as coordinator', coordinator.delete(path), 403],
        ...(['', '/export'] as const).map(
          (end) =>
            [`volunteer ${end}`, volunteer.get(`/equipment-items${end}`), 403] as [
              string,
              Promise<Response>,
              number,
            ],
        ),
        ['volunteer reads', volunteer.get(path), 403],
        ['volunteer creates', volunteer.post('/equipment-items', typed[0]), 403],
        ['an unknown one', server.get(`/equipment-items/${UNKNOWN}`), 404],
        ['an unknown one edited', server.put(`/equipment-items/${UNKNOWN}`, typed[0]), 404],
        ['an unknown one deleted', server.delete(`/equipment-items/${UNKNOWN}`), 404],
      ];
      for (const [what, call, status] of calls) expect([what, (await call).status]).toEqual([what, status]);
      expect(await json(server.get(path))).toEqual(before);
      const foreign = await (await other.get('/equipment-items/export')).text();
      expect(parseCsv(foreign.trimEnd())).toHaveLength(1);
    });

    test('is deleted; again is no harm', async () => {
      const path = `/equipment-items/${items[3]?.id}`;
      expect((await server.delete(path)).status).toBe(204);
      expect((await server.delete(path)).status).toBe(204);
      expect((await other.delete(path)).status).toBe(404);
      expect((await server.get(path)).status).toBe(404);
      expect((await list()).totalElements).toBe(typed.length - 1);
    });
  });

  describe.skipIf(isMissing(kind))('and that has fields of every kind', () => {
    const full = {
      ...{ words: `${'ą'.repeat(2000)} 'quote" \\ 😀`, link: 'https://a.example/?q=1', mail: 'a@b.example' },
      ...{
        mobile: '+48601234567',
        home: { code: 'UA', name: 'Україна' },
        count: 1 - 2 ** 31,
        amount: -5.5e-7,
      },
      ...{ day: '0001-01-01', moment: '9998-12-31T23:59:59.999Z', clock: '23:59', another: UNKNOWN },
      ...{ agreed: false, contact: { name: 'Анна', floor: 2 }, kinds: ['small', 'large'] },
    };

    test('keeps each as it was given, full, empty and in another notation', async () => {
      const created = await json(server.post('/field-samples', full), 201);
      expect(created).toMatchObject(full);
      const body = { words: 'x', moment: '2026-03-29t03:30:00.1239+02:00', version: 1 };
      const path = `/field-samples/${created.id}`;
      const emptied = await json(server.put(path, body));
      const { history: _, ...record } = emptied;
      expect(record).toMatchObject({ words: 'x', moment: '2026-03-29T01:30:00.123Z', version: 2 });
      const nulls = Object.keys(full).filter((name) => name !== 'words' && name !== 'moment');
      expect(nulls.filter((name) => record[name] !== null)).toEqual([]);
      // The same moment once more is no change.
      expect(await json(server.put(path, { ...body, version: 2 }))).toEqual(emptied);
      const leap = { words: 'x', moment: '2026-06-30T23:59:60Z' };
      expect(await json(server.post('/field-samples', leap), 201)).toHaveProperty(
        'moment',
        '2026-07-01T00:00:00.000Z',
      );
      expect(await json(server.get('/field-samples'))).toMatchObject({ totalElements: 2 });
    });

    test.each([
      ['count', 2 ** 31],
      ['count', -(2 ** 31) - 1],
      ['count', 1e300],
      ['day', '0000-12-31'],
      ['moment', '0000-01-01T00:00:00Z'],
      ['words', 'a\0b'],
      ['words', '\ud800'],
    ])('refuses what no database keeps: %s %j', async (field, value) => {
      const { code, errors } = await json(server.post('/field-samples', { words: 'x', [field]: value }), 400);
      expect([code, errors[0].field]).toEqual(['invalid_input', field]);
      expect(errors[0].message).not.toMatch(/validation|\{/);
    });
  });

  describe.skipIf(isMissing(kind))('and that is seeded', () => {
    test('is made by chance as the contract takes it', async () => {
      const environment = databases.get(kind)?.environment ?? {};
      const { organizationId } = server;
      const before = (await list()).totalElements;
      await server.stop();
      const seeded = await run(
        ['scripts/operate/seed.ts', '--others', '60', '--organization', organizationId],
        environment,
      );
      expect(seeded).toMatchObject({ code: 0, stdout: expect.stringContaining('Added 120 records') });
      server = await startCopy(copy.folder, environment, 'admin@own.example');
      const page = await list({ size: 100, q: 'bus' });
      expect((await list()).totalElements).toBe(before + 60);
      expect(new Set(page.content.map(({ kind }: Item) => kind)).size).toBe(3);
      expect(new Set(namesOf(page.content)).size).toBeGreaterThan(30);
      const samples = await json(server.get('/field-samples?size=100'));
      expect(samples.totalElements).toBeGreaterThanOrEqual(60);
    });
  });
});

function parametersOf(path: string): Parameter[] {
  return (contract.paths[path]?.get?.parameters ?? []).flatMap((parameter) => {
    const found = parameter.$ref
      ? contract.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
      : parameter;
    return found?.in === 'query' ? [found] : [];
  });
}

/** Values that each break one rule of a field. */
function wrongValues({ enum: choices, items, format, ...rule }: Schema): unknown[] {
  const type = [rule.type].flat().find((one) => one !== 'null');
  const other = { string: 7, integer: 'seven', number: 'seven', boolean: 'yes', array: 'one' }[type ?? ''];
  return [
    other,
    ...(choices ? ['elsewhere'] : []),
    ...(items ? [['elsewhere'], [items.enum?.[0], items.enum?.[0]]] : []),
    ...(rule.minimum === undefined ? [] : [rule.minimum - 1]),
    ...(rule.maximum === undefined ? [] : [rule.maximum + 1]),
    ...(rule.maxLength === undefined ? [] : ['x'.repeat(rule.maxLength + 1)]),
    ...(rule.minLength === undefined ? [] : ['']),
    ...(format === 'date' ? ['2026-02-30', 'tomorrow'] : []),
    ...(type === 'integer' ? [1.5] : []),
  ];
}

function ordered(one: unknown, another: unknown): number {
  const [first, second] = [one, another] as [number, number];
  return Number(first > second) - Number(first < second);
}
