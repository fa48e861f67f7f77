import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { createServer } from '../../../src/server/createServer.ts';
import { type CallInput, requestOf } from '../../harness/callOperation.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { problemOf } from '../../harness/Reply.ts';
import { testConfig } from '../../harness/testConfig.ts';

const SECRET = 'tajny-reason-of-nobody';

onEachServer('a fault of the server', (stage) => {
  let lines: string[];
  let server: Awaited<ReturnType<typeof createServer>>;
  beforeEach(async () => {
    lines = [];
    const logger = createLog({ write: (line: string) => lines.push(line) });
    const { db, live } = stage;
    server = await createServer({ db, live, config: testConfig() }, { validateResponses: true, logger });
  });
  afterEach(() => server.close());

  /** 500, with an id that leads to the entry in the log and with nothing else. */
  const expectHidden = async (id: OperationId, input: CallInput) => {
    const { statusCode, headers, payload } = await server.inject(
      requestOf(id, { as: stage.own.admin, ...input }),
    );
    const problem = problemOf(statusCode, headers, payload);
    const message = 'Something went wrong. Please try again';
    expect(problem).toEqual({
      ...{
        type: '/api/docs#problem-internal',
        status: 500,
        code: 'internal',
        id: expect.stringMatching(/./),
      },
      ...{ title: message, message, messages: [message], errors: [] },
    });
    const logged = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ reqId, msg }) => reqId === problem.id && msg !== 'answered');
    expect(logged).toEqual([
      expect.objectContaining({ level: 50, msg: 'unexpected error', err: expect.anything() }),
    ]);
    expect(lines.join('')).not.toContain(SECRET);
    return JSON.stringify(logged);
  };

  test('hides that a table is broken', async () => {
    await sql`alter view foundation.volunteer_files rename to hidden_files`.execute(stage.db);
    try {
      const log = await expectHidden('listVolunteerFiles', { params: { id: stage.own.volunteerId } });
      expect(log).toContain('volunteer_files');
    } finally {
      await sql`alter view foundation.hidden_files rename to volunteer_files`.execute(stage.db);
    }
  });

  test('hides an answer that breaks the contract, which is no fault of the caller', async () => {
    const { id } = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    await sql`update volunteers set "accountStatus" = 'confused' where id = ${id}`.execute(stage.db);
    await expectHidden('getVolunteer', { params: { id } });
    await stage.db.deleteFrom('volunteers').where('id', '=', id).execute();
  });

  test('undoes what was done before it, and logs none of the input', async () => {
    const { id } = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    await sql`alter table history add constraint broken check ("subjectId" <> ${sql.lit(id)})`.execute(
      stage.db,
    );
    const before = await stage.snapshot();
    await expectHidden('rejectVolunteer', { params: { id }, query: { reason: SECRET } });
    expect(await stage.snapshot()).toEqual(before);
    await sql`alter table history drop constraint broken`.execute(stage.db);
    const again = await stage.call('rejectVolunteer', {
      as: stage.own.admin,
      params: { id },
      query: { reason: SECRET },
    });
    expect(again.answer.accountStatus).toBe('rejected');
  });

  test('speaks the language that is asked for', async () => {
    await sql`alter table volunteers rename to hidden_volunteers`.execute(stage.db);
    const input = { as: stage.own.admin, params: { id: stage.own.id }, headers: { 'accept-language': 'uk' } };
    const response = await server.inject(requestOf('listVolunteers', input));
    await sql`alter table hidden_volunteers rename to volunteers`.execute(stage.db);
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-language']).toBe('uk');
    expect(response.json().message).toMatch(/\p{Script=Cyrillic}/u);
  });
});
