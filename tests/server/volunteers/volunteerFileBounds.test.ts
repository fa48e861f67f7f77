import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { operations } from '../../../src/contract/generated/operations.ts';
import { urlOf } from '../../harness/callOperation.ts';
import { insertFoundation } from '../../harness/insertFoundation.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUsers } from '../../harness/insertVolunteerUsers.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { openTestDatabase, type TestDatabase } from '../../harness/openTestDatabase.ts';
import { pdf, pdfOf } from '../../harness/sampleFiles.ts';
import { type ServerProcess, startServer } from '../../harness/startServer.ts';
import { startTestServer, type TestServer } from '../../harness/startTestServer.ts';

const { maxFiles } = operations.uploadVolunteerFile.upload;
const MEGABYTE = 1024 * 1024;
const form = (content: Buffer) => multipartBody([{ field: 'file', name: 'a.pdf', content }]);

onOneServer('the room for files', (stage) => {
  let small: TestServer;
  let own: Awaited<ReturnType<typeof insertFoundation>>;
  beforeAll(async () => {
    small = await startTestServer(stage, { storageOfOrganization: MEGABYTE });
  });
  beforeEach(async () => {
    own = await insertFoundation(stage.db, small, 'Fundacja');
  });
  afterAll(() => small.close());

  const newVolunteer = async () => (await insertVolunteer(stage.db, { organizationId: own.id })).id;
  const upload = (id: string, content: Buffer, language = 'pl') =>
    small.call('uploadVolunteerFile', {
      as: own.coordinator,
      params: { id },
      ...form(content),
      headers: { ...form(content).headers, 'accept-language': language },
    });
  const read = async () =>
    (await small.call('getFileStorage', { as: own.coordinator, params: { id: own.id } })).answer;

  test('of the foundation is told: what is used, and of how much', async () => {
    expect(await read()).toEqual({ bytes: 0, maxBytes: MEGABYTE });
    await upload(await newVolunteer(), pdfOf(300_000));
    await upload(await newVolunteer(), pdfOf(200_000));
    expect(await read()).toEqual({ bytes: 500_000, maxBytes: MEGABYTE });
  });

  test('of the foundation ends for all its volunteers, and no other foundation is meant', async () => {
    expect((await upload(await newVolunteer(), pdfOf(MEGABYTE - 1000))).status).toBe(201);
    const id = await newVolunteer();
    const refused = await upload(id, pdfOf(1001));
    expect(refused.problem).toMatchObject({ status: 413, code: 'storage_full' });
    expect((await upload(id, pdfOf(1000))).status).toBe(201);
    expect(await read()).toEqual({ bytes: MEGABYTE, maxBytes: MEGABYTE });
    const other = await small.call('uploadVolunteerFile', {
      as: stage.other.coordinator,
      params: { id: stage.other.volunteerId },
      ...form(pdf),
    });
    expect(other.status).toBe(201);
  });

  test('comes back once files are deleted', async () => {
    const id = await newVolunteer();
    const { answer } = await upload(id, pdfOf(MEGABYTE));
    expect((await upload(id, pdf)).problem.code).toBe('storage_full');
    await small.call('deleteVolunteerFile', { as: own.coordinator, params: { id, fileId: answer.id } });
    expect((await upload(id, pdf)).status).toBe(201);
  });

  test('is bounded by the number of a volunteer’s files, too', async () => {
    const id = await newVolunteer();
    const files = Array.from({ length: maxFiles - 1 }, () => upload(id, pdf));
    expect((await Promise.all(files)).every(({ status }) => status === 201)).toBe(true);
    const last = await Promise.all([upload(id, pdf), upload(id, pdf), upload(id, pdf)]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 413, 413]);
    const refused = await upload(id, pdf, 'en');
    expect(refused.problem).toMatchObject({ code: 'too_many_files' });
    expect(refused.problem.message).toContain(String(maxFiles));
    expect((await upload(await newVolunteer(), pdf)).status).toBe(201);
  });

  test.each([
    ['pl', '1 MB'],
    ['en', '1 MB'],
    ['uk', '1 МБ'],
    ['ru', '1 МБ'],
  ])('is named where there is none left (%s)', async (language, bound) => {
    await upload(await newVolunteer(), pdfOf(MEGABYTE));
    const { problem } = await upload(await newVolunteer(), pdf, language);
    expect(problem.message.replace(/\s/g, ' ')).toContain(bound);
  });

  test('is looked at before what does not fit is read', async () => {
    const id = await newVolunteer();
    await upload(id, pdfOf(MEGABYTE - 1000));
    const whole = form(pdfOf(100_000));
    // Cut off: whoever reads it to its end finds a broken body.
    const { problem } = await small.call('uploadVolunteerFile', {
      as: own.coordinator,
      params: { id },
      ...whole,
      payload: whole.payload.subarray(0, 50),
      headers: { ...whole.headers, 'content-length': String(whole.payload.length) },
    });
    expect(problem.code).toBe('storage_full');
  });
});

describe.skipIf('missing' in inject('postgres'))('files sent to two processes at once', () => {
  let database: TestDatabase;
  let processes: ServerProcess[];
  let organizationId: string;
  let cookie: string;
  let id: string;

  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    organizationId = (await insertOrganization(database.db)).id;
    const [user] = await insertVolunteerUsers(database.db, organizationId, 1);
    if (!user) throw new Error('there is no volunteer');
    cookie = user.cookie;
    id = user.volunteerId;
    const environment = { DATABASE_URL: database.url ?? '', STORAGE_OF_ORGANIZATION: '1' };
    processes = await Promise.all([startServer(environment), startServer(environment)]);
  });
  afterAll(async () => {
    for (const process of processes) await process.stop('SIGKILL');
    await database.close();
  });

  test('pass the bound of the foundation together no more than alone', async () => {
    const { payload, headers } = form(pdfOf(300_000));
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const url = `${processes[index % 2]?.url}${urlOf('uploadVolunteerFile', { id })}`;
        const body = new Uint8Array(payload);
        return (await fetch(url, { method: 'POST', headers: { ...headers, cookie }, body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 413)).toHaveLength(9);
  });
});
