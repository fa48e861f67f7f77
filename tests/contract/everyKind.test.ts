import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../harness/copyProject.ts';
import { editSchema } from '../harness/editSchema.ts';
import { everyKind, onSite, onSiteUnsearched } from '../harness/everyKind.ts';
import { encodeForm, parsePage } from '../harness/openPublicPages.ts';
import { parseCsv } from '../harness/parseCsv.ts';
import { helpForm } from '../harness/publicFormInput.ts';
import { runNode } from '../harness/runNode.ts';
import { COPY_ADMIN, startCopy } from '../harness/startCopy.ts';

/** A field of every kind is written in one place: in a copy of the project events and people get them, and nothing else. */
const TIMEOUT_MS = 240_000;
const environment = { HOST: '127.0.0.1', DATA_DIR: '.data', DATABASE_URL: '', DEMO: '0', NODE_ENV: 'test' };

let copy: ProjectCopy;
let missing: string[];
let server: Awaited<ReturnType<typeof startCopy>>;
const run = (...args: string[]) => runNode(args, { cwd: copy.folder, environment });
const runProgram = (name: string, ...args: string[]) => run(`tests/harness/programs/${name}.ts`, ...args);

beforeAll(async () => {
  copy = copyProject();
  expect(await runProgram('fillDatabase', COPY_ADMIN, 'Łucja')).toMatchObject({ code: 0, stderr: '' });
  for (const name of ['Event', 'Volunteer', 'PersonInNeed', 'Coordinator'])
    editSchema(copy.folder, name, (properties) => properties.set('onSite', onSite));
  editSchema(copy.folder, 'Organization', (properties) => properties.set('onSite', onSiteUnsearched));
  editSchema(copy.folder, 'Event', (properties) => {
    for (const [name, { schema }] of Object.entries(everyKind)) properties.set(name, schema);
  });
  const { code, stdout, stderr } = await run('scripts/generate/generate.ts');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  missing = stdout.split('\n').filter((line) => line.startsWith('add '));
  server = await startCopy(copy.folder, environment);
}, TIMEOUT_MS);
afterAll(async () => {
  await server?.stop();
  copy?.remove();
});

const list = async (query = '') => {
  const answer = await server.get(`/organizations/${server.organizationId}/events?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).content as Record<string, unknown>[];
};
const exported = async (path = `/organizations/${server.organizationId}/events`) => {
  const answer = await server.get(`${path}/export`);
  const [head = [], ...rows] = parseCsv((await answer.text()).replace(/^\ufeff/, ''));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
};
const title = (name: string) =>
  name.replace(/[A-Z]/, (letter) => ` ${letter.toLowerCase()}`).replace('t', 'T');

describe.each(Object.entries(everyKind))('a field of the kind of %s', (name, { right, wrong }) => {
  test.each(right)('takes %j, keeps, lists, edits and exports it', async (value, cell) => {
    const answer = await server.post('/events', { title: `Z polem ${name}`, [name]: value });
    expect(answer.status, JSON.stringify(await answer.clone().json())).toBe(201);
    const event = await answer.json();
    expect(event[name]).toEqual(value);
    const listed = (await list('size=100')).find(({ id }) => id === event.id);
    expect(listed?.[name]).toEqual(value);
    const other = right.at(-1)?.[0];
    const edited = await server.put(`/events/${event.id}`, { title: 'Zmienione', [name]: other });
    expect(await edited.json()).toMatchObject({ [name]: other });
    expect((await server.put(`/events/${event.id}`, { title: 'Puste pole' })).status).toBe(200);
    expect((await list('size=100')).find(({ id }) => id === event.id)?.[name]).toBeNull();
    await server.put(`/events/${event.id}`, { title: `Na nowo ${name}`, [name]: value });
    const row = (await exported()).find(({ Title }) => Title === `Na nowo ${name}`);
    expect(row?.[title(name)]).toBe(cell.replace(/^"|"$/g, '').replace(/^(?=-\d.*[a-z])/, "'"));
    await server.delete(`/events/${event.id}`);
  });

  test.each(wrong)('refuses %j, in the form by the same words as on the server', async (value, at, code) => {
    const body = { title: 'Wydarzenie', [name]: value };
    const answer = await server.post('/events', body);
    expect(answer.status).toBe(400);
    const issue = { field: name + at, code };
    const { errors } = await answer.json();
    expect(errors.map(({ field, code }: typeof issue) => ({ field, code }))).toEqual([issue]);
    const { stdout } = await runProgram('printFormIssues', JSON.stringify([body]));
    expect(JSON.parse(stdout)).toEqual([[issue]]);
  });
});

describe('an optional object', () => {
  const full = {
    ...{ name: 'Żaneta', phone: '+48601234567', note: 'Wejście od podwórza', days: ['monday', 'friday'] },
    ...{ since: '2026-11-02T09:30:00.000Z', desk: { floor: -1, isOpen: true } },
  };
  const complete = {
    ...{ helpCategory: ['animals'], description: 'Spacer z psami', city: 'Łódź', volunteersNeededNum: 4 },
    ...{ startDate: '2099-05-15', endDate: '2099-05-15' },
  };

  test('has names for all its parts, of which generate lists those that are missing', () => {
    const keys = missing.map((line) => line.split(' ')[1]);
    expect(keys).toEqual(
      expect.arrayContaining(['fields.onSite', 'fields.desk', 'fields.floor', 'fields.isOpen']),
    );
    expect(keys).not.toContain('fields.name');
  });

  test('stays optional: an active event is edited without it, with it, and with all but what it demands', async () => {
    const { id } = await (await server.post('/events', { title: 'Spacer', ...complete })).json();
    expect((await server.post(`/events/${id}/publish`, undefined)).status).toBe(200);
    for (const given of [
      undefined,
      null,
      full,
      { name: 'Ola', phone: '+48601234567' },
      { ...full, note: null },
    ]) {
      const answer = await server.put(`/events/${id}`, { title: 'Spacer', ...complete, onSite: given });
      expect(answer.status, JSON.stringify(given)).toBe(200);
      expect((await answer.json()).onSite).toEqual(given ?? null);
    }
    const refused = await server.put(`/events/${id}`, {
      title: 'Spacer',
      ...complete,
      onSite: { note: 'Sama' },
    });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toMatchObject([
      { field: 'onSite.name', code: 'required' },
      { field: 'onSite.phone', code: 'required' },
    ]);
    const [last] = (await (await server.get(`/events/${id}`)).json()).history;
    expect(last.changes).toEqual([
      { field: 'onSite.name', from: 'Ola', to: 'Żaneta' },
      { field: 'onSite.days', from: null, to: 'monday, friday' },
      { field: 'onSite.since', from: null, to: full.since },
      { field: 'onSite.desk.floor', from: null, to: '-1' },
      { field: 'onSite.desk.isOpen', from: null, to: 'true' },
    ]);
    await server.delete(`/events/${id}`);
  });

  test('is listed and exported by its parts, and found by those that are searched', async () => {
    const filled = { ...full, name: '=Żaneta' };
    const { id } = await (await server.post('/events', { title: 'Z osobą', onSite: filled })).json();
    await server.post('/events', { title: 'Bez osoby' });
    expect((await list('q=zaneta')).map((event) => event.id)).toEqual([id]);
    expect(await list('q=podworza')).toEqual([]);
    expect((await list())[0]).toHaveProperty('onSite');
    const rows = await exported();
    expect(rows.find(({ Title }) => Title === 'Z osobą')).toMatchObject({
      ...{
        'On site: Name': "'=Żaneta",
        'On site: Phone': "'+48601234567",
        'On site: Days': 'Monday, Friday',
      },
      ...{ 'On site: Since': full.since, 'On site: Desk: Floor': '-1', 'On site: Desk: Is open': 'Yes' },
    });
    expect(Object.keys(rows[0] ?? {})).not.toContain('On site: Note');
    expect(rows.find(({ Title }) => Title === 'Bez osoby')).toMatchObject({
      'On site: Name': '',
      'On site: Desk: Floor': '',
    });
  });

  test('is taken of a volunteer, of who needs help, of a coordinator and of a foundation', async () => {
    const document = await (await server.get('/openapi.json')).json();
    const organizationId = server.organizationId;
    for (const [path, status] of [
      ['/volunteers', 202],
      ['/people-in-need', 202],
    ] as const) {
      const { example } = document.paths[path].post.requestBody.content['application/json'];
      expect(example.onSite).toHaveProperty('desk.floor');
      const answer = await server.post(path, { ...example, organizationId, onSite: full });
      expect(answer.status, await answer.clone().text()).toBe(status);
    }
    const [person] = (await (await server.get('/people-in-need?q=zaneta')).json()).content;
    // That list says what it shows, by `pick`.
    expect(person).not.toHaveProperty('onSite');
    const shown = await (await server.get(`/people-in-need/${person.id}`)).json();
    expect(shown.onSite).toEqual(full);
    const [member] = (await (await server.get(`/organizations/${organizationId}/team`)).json()).content;
    for (const [path, form] of [
      [`/organizations/${organizationId}`, 'OrganizationUpdate'],
      [`/organization-coordinators/${member.id}`, 'CoordinatorInput'],
    ] as const) {
      const before = await (await server.get(path)).json();
      expect(before.onSite).toBeNull();
      const asked = Object.keys(document.components.schemas[form].properties);
      const input = Object.fromEntries(Object.entries(before).filter(([name]) => asked.includes(name)));
      const answer = await server.put(path, { ...input, onSite: full });
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect(await (await server.get(path)).json()).toMatchObject({ onSite: full });
    }
  });

  test('has its controls on the public page, and what they hold arrives in the database', async () => {
    const place = `/organizations/${server.organizationId}/public-page`;
    const { version } = await (await server.get(place)).json();
    expect((await server.put(place, { slug: 'pomocna-dlon', isOn: true, version })).status).toBe(200);
    const send = (changes: object) =>
      fetch(`${server.origin}/f/pomocna-dlon/help`, {
        method: 'POST',
        redirect: 'manual',
        body: encodeForm({ ...helpForm, city: 'Zgierz', ...changes }),
      });
    const filled = {
      ...{ 'onSite.name': 'Żaneta', 'onSite.phone': '601 234 567', 'onSite.note': 'Wejście od podwórza' },
      ...{ 'onSite.days': ['monday', 'friday'], 'onSite.since': '2026-11-02T10:30' },
      ...{ 'onSite.desk.floor': '-1', 'onSite.desk.isOpen': 'true' },
    };
    const form = await fetch(`${server.origin}/f/pomocna-dlon/help`);
    const document = parsePage(await form.text());
    const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(filled)));

    const refused = await send({ 'onSite.note': 'Sama' });
    expect(refused.status).toBe(400);
    const page = parsePage(await refused.text());
    for (const name of ['onSite.name', 'onSite.phone'])
      expect(page.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid'), name).toBe('true');

    expect((await send(filled)).status).toBe(303);
    const people = await (await server.get('/people-in-need?size=100')).json();
    const sent = people.content.find(({ city }: { city: string }) => city === 'Zgierz');
    expect((await (await server.get(`/people-in-need/${sent.id}`)).json()).onSite).toEqual(full);
    expect((await send({})).status).toBe(303);
  });
});
