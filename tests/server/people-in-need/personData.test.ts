import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../src/contract/generated/types.ts';
import { insertRows } from '../../../src/server/core/db/insertRows.ts';
import { compileOnce } from '../../../src/server/core/http/compileOnce.ts';
import { contractSchema } from '../../../src/server/core/http/contractSchema.ts';
import { exampleRow } from '../../../src/server/demo/contractRow.ts';
import { columnsBesides } from '../../harness/columnsBesides.ts';
import { insertDataRequest } from '../../harness/insertDataRequest.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parsePage } from '../../harness/openPublicPages.ts';

onEachServer('the data of a person in need', (stage) => {
  const said = [
    'Mieszka na trzecim piętrze.',
    'Zrobiłyśmy zakupy.',
    'Umówić ortopedę.',
    'Chodzi o piątki.',
    'Proszę o kopię.',
  ];
  let id: string;
  beforeEach(async () => {
    const own = { organizationId: stage.own.id };
    ({ id } = await insertPersonInNeed(stage.db, {
      ...{ ...own, firstname: 'Оксана', lastname: 'Мельник', preferredLanguage: 'uk' },
      description: 'Потрібна допомога з покупками.',
    }));
    const { id: volunteerId } = await insertVolunteer(stage.db, {
      ...own,
      firstname: 'Zenon',
      lastname: 'Pomocny',
    });
    const [note = '', visit = '', nextStep = '', message = '', description = ''] = said;
    const author = { id: stage.own.admin.id, name: 'Kto Zanotował' };
    const of = () => ({ ...own, id: uuid(), personId: id });
    await insertRows(
      'person_in_need_notes',
      [exampleRow('person_in_need_notes', { ...of(), text: note, author })],
      stage.db,
    );
    await insertRows(
      'person_in_need_visits',
      [exampleRow('person_in_need_visits', { ...of(), volunteerId, note: visit, nextStep, author })],
      stage.db,
    );
    await insertRows(
      'assignments',
      [exampleRow('assignments', { ...of(), volunteerId, message, proposedBy: author, status: 'accepted' })],
      stage.db,
    );
    await insertDataRequest(stage.db, {
      ...own,
      subjectType: 'personInNeed',
      subjectId: id,
      description,
      enteredBy: author,
    });
    await stage.call('takeOverPersonInNeed', { as: stage.own.coordinator, params: { id } });
  });

  const read = (as = stage.own.admin) => stage.call('readPersonInNeedData', { as, params: { id } });
  const download = async () => {
    const reply = await stage.server.inject({
      url: `/api/people-in-need/${id}/data/archive`,
      headers: { cookie: stage.own.admin.cookie, 'source-device': 'web' },
    });
    return { reply, zip: unzipSync(reply.rawPayload) };
  };
  const actions = async () => {
    const { rows } = await sql<{ action: string }>`select "action" from "history" where "subjectId" = ${id}
      order by "at", "id"`.execute(stage.db);
    return rows.map(({ action }) => action);
  };

  test('are all that was said and done, and name nobody else', async () => {
    const { answer } = await read();
    const text = JSON.stringify(answer);
    for (const part of [...said, 'Мельник', 'Потрібна допомога з покупками.', answer.person.phone])
      expect(text).toContain(part);
    for (const other of ['Pomocny', 'Kto Zanotował', stage.own.coordinator.name, stage.own.admin.name])
      expect(text).not.toContain(other);
    expect(answer.history.map(({ action }) => action)).toContain('takenOver');
    const validate = compileOnce()(contract.components.schemas.PersonInNeedData);
    expect(validate(answer), JSON.stringify(validate.errors)).toBe(true);
  });

  test('are downloaded for programs and to be read, in the person’s language', async () => {
    const { reply, zip } = await download();
    expect(reply.headers['content-type']).toBe('application/octet-stream');
    expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(
      'Дані Оксана Мельник.zip',
    );
    expect(Object.keys(zip).sort()).toEqual(['data.json', 'index.html']);
    const data = JSON.parse(strFromU8(zip['data.json'] as Uint8Array));
    expect(data.person).toMatchObject({ id, lastname: 'Мельник' });
    const html = strFromU8(zip['index.html'] as Uint8Array);
    const page = parsePage(html);
    expect(page.documentElement.lang).toBe('uk');
    for (const part of said) expect(page.body.textContent).toContain(part);
    expect(html).not.toMatch(/<script|\bfields\.|\benums\./);
  });

  test('are read by admins alone, each time with an entry in the history', async () => {
    expect((await read(stage.own.coordinator)).status).toBe(403);
    expect((await read(stage.other.admin)).status).toBe(404);
    await read();
    await download();
    expect((await actions()).filter((action) => action === 'dataDownloaded')).toHaveLength(2);
    await stage.call('deletePersonInNeed', { as: stage.own.admin, params: { id } });
    expect((await read()).status).toBe(404);
  });

  /** Columns that the data leave out of a table, and why. */
  const leftOut: Readonly<Record<string, readonly [schema: keyof components['schemas'], ...string[]]>> = {
    // Of the search and of sorting, and who of the team is responsible.
    people_in_need: [
      'PersonInNeedDataRecord',
      'responsible',
      'searchKey',
      'searchText',
      'statusRank',
      'urgencyRank',
    ],
    // Who of the team wrote it.
    person_in_need_notes: ['PersonInNeedDataNote', 'author'],
    // Who was there, and who of the team wrote it.
    person_in_need_visits: ['PersonInNeedDataVisit', 'author', 'volunteerId'],
    assignments: ['PersonInNeedDataAssignment', 'proposedBy', 'volunteerId'],
  };
  test.each(Object.entries(leftOut))(
    'have every column of %s, or a reason',
    async (table, [schema, ...names]) => {
      const given = [...Object.keys(contractSchema(schema).properties ?? {}), 'organizationId', 'personId'];
      expect(await columnsBesides(table, given, stage.db)).toEqual(names);
    },
  );
});
