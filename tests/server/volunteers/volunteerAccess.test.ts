import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { type OperationId, operations } from '../../../src/contract/generated/operations.ts';
import { insertVolunteer } from '../../support/insertVolunteer.ts';
import { multipartBody } from '../../support/multipartBody.ts';
import { onEachServer } from '../../support/onEachServer.ts';
import { pdf } from '../../support/sampleFiles.ts';

const ofOne = [
  ...(['getVolunteer', 'verifyVolunteer', 'rejectVolunteer', 'deleteVolunteer'] as const),
  ...(['listVolunteerFiles', 'uploadVolunteerFile', 'downloadVolunteerFile', 'deleteVolunteerFile'] as const),
];
const ofAll = ['listVolunteers', 'exportVolunteers'] as const;

onEachServer('volunteers are the business of', (stage) => {
  let ids: { own: string; foreign: string; ownFile: string; foreignFile: string };

  const upload = multipartBody([{ field: 'file', name: 'a.pdf', content: pdf }]);
  const call = (operation: OperationId, params: Record<string, string>, as?: typeof stage.own.admin) =>
    stage.call(operation, {
      ...(as && { as }),
      params,
      ...(operation === 'uploadVolunteerFile' && { payload: upload.payload, headers: upload.headers }),
    });
  const expectRefused = async (reply: ReturnType<typeof call>, status: number, code: string) => {
    expect((await reply).problem).toMatchObject({ status, code });
  };

  beforeAll(async () => {
    const [own, foreign] = await Promise.all(
      [stage.own.id, stage.other.id].map((organizationId) => insertVolunteer(stage.db, { organizationId })),
    );
    const attach = async (id: string, as: typeof stage.own.admin) =>
      (
        await stage.call('uploadVolunteerFile', {
          as,
          params: { id },
          payload: upload.payload,
          headers: upload.headers,
        })
      ).answer.id;
    if (!own || !foreign) throw new Error('nothing was inserted');
    ids = {
      ...{ own: own.id, foreign: foreign.id },
      ownFile: await attach(own.id, stage.own.admin),
      foreignFile: await attach(foreign.id, stage.other.admin),
    };
  });

  describe.each(ofOne)('the foundation alone: %s', (operation) => {
    test("answers another foundation's record as if it were not there", async () => {
      const before = await stage.snapshot();
      for (const as of [stage.own.admin, stage.own.coordinator]) {
        await expectRefused(
          call(operation, { id: ids.foreign, fileId: ids.foreignFile }, as),
          404,
          'not_found',
        );
        await expectRefused(call(operation, { id: uuid(), fileId: ids.foreignFile }, as), 404, 'not_found');
        await expectRefused(
          call(operation, { id: stage.own.id, fileId: stage.own.id }, as),
          404,
          'not_found',
        );
      }
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused without a session', async () => {
      const before = await stage.snapshot();
      for (const id of [ids.own, ids.foreign, uuid(), 'not-an-id']) {
        await expectRefused(call(operation, { id, fileId: ids.ownFile }), 401, 'unauthenticated');
      }
      expect(await stage.snapshot()).toEqual(before);
    });

    test('is refused to the role volunteer unless it is about the own record', async () => {
      const before = await stage.snapshot();
      const forFiles = (operations[operation].roles as readonly string[]).includes('volunteer');
      const [status, code] = forFiles ? ([404, 'not_found'] as const) : ([403, 'forbidden'] as const);
      for (const id of [ids.own, ids.foreign]) {
        await expectRefused(call(operation, { id, fileId: ids.ownFile }, stage.own.volunteer), status, code);
      }
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  test.each(['downloadVolunteerFile', 'deleteVolunteerFile'] as const)(
    '%s wants the file of that volunteer',
    async (operation) => {
      const before = await stage.snapshot();
      const { own, foreignFile, ownFile } = ids;
      await expectRefused(
        call(operation, { id: own, fileId: foreignFile }, stage.own.admin),
        404,
        'not_found',
      );
      await expectRefused(call(operation, { id: own, fileId: uuid() }, stage.own.admin), 404, 'not_found');
      const { volunteerId, admin } = stage.own;
      await expectRefused(call(operation, { id: volunteerId, fileId: ownFile }, admin), 404, 'not_found');
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  test.each(ofAll)('the foundation alone: %s', async (operation) => {
    await expectRefused(call(operation, { id: stage.other.id }, stage.own.admin), 404, 'not_found');
    await expectRefused(call(operation, { id: uuid() }, stage.own.coordinator), 404, 'not_found');
    await expectRefused(call(operation, { id: stage.own.id }, stage.own.volunteer), 403, 'forbidden');
    await expectRefused(call(operation, { id: stage.own.id }), 401, 'unauthenticated');
    const reply = await call(operation, { id: stage.own.id.toUpperCase() }, stage.own.coordinator);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('Wiśniewska');
    expect(reply.text).not.toContain(ids.foreign);
  });

  test('the foundation whose volunteer it is: a record moved there is theirs', async () => {
    const { id } = await insertVolunteer(stage.db, { organizationId: stage.own.id });
    await stage.db
      .updateTable('volunteers')
      .set({ organizationId: stage.other.id })
      .where('id', '=', id)
      .execute();
    await expectRefused(call('getVolunteer', { id }, stage.own.admin), 404, 'not_found');
    expect((await call('getVolunteer', { id }, stage.other.admin)).status).toBe(200);
  });
});
