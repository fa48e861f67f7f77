import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { pdf } from '../../harness/sampleFiles.ts';

/** What the walk of tests/server/http/walls.test.ts does not see: what happens within a foundation, and to it. */
onEachServer('volunteers are the business of', (stage) => {
  const newVolunteer = async () => (await insertVolunteer(stage.db, { organizationId: stage.own.id })).id;

  test.each(['downloadVolunteerFile', 'deleteVolunteerFile'] as const)(
    'whoever their file is: %s wants the volunteer that it is attached to',
    async (operation) => {
      const { admin: as } = stage.own;
      const [owner, another] = [await newVolunteer(), await newVolunteer()];
      const form = multipartBody([{ field: 'file', name: 'a.pdf', content: pdf }]);
      const { answer: file } = await stage.call('uploadVolunteerFile', {
        as,
        params: { id: owner },
        ...form,
      });
      const before = await stage.snapshot();
      for (const [id, fileId] of [
        [another, file.id],
        [owner, uuid()],
        [stage.own.id, stage.own.id],
      ] as const) {
        const { problem } = await stage.call(operation, { as, params: { id, fileId } });
        expect(problem).toMatchObject({ status: 404, code: 'not_found' });
      }
      expect(await stage.snapshot()).toEqual(before);
    },
  );

  test.each(['listVolunteers', 'exportVolunteers'] as const)(
    'the foundation, however its id is written: %s',
    async (operation) => {
      const [own, foreign] = [
        await newVolunteer(),
        await insertVolunteer(stage.db, { organizationId: stage.other.id, email: 'foreign@mail.example' }),
      ];
      const params = { id: stage.own.id.toUpperCase() };
      const reply = await stage.call(operation, { as: stage.own.coordinator, params });
      expect(reply.status).toBe(200);
      expect(reply.text).toContain(operation === 'listVolunteers' ? own : 'Wiśniewska');
      expect(reply.text).not.toContain(foreign.email);
    },
  );

  test('the foundation whose volunteer it is: a record moved there is theirs', async () => {
    const id = await newVolunteer();
    await stage.db
      .updateTable('volunteers')
      .set({ organizationId: stage.other.id })
      .where('id', '=', id)
      .execute();
    const { problem } = await stage.call('getVolunteer', { as: stage.own.admin, params: { id } });
    expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    expect((await stage.call('getVolunteer', { as: stage.other.admin, params: { id } })).status).toBe(200);
  });

  test('themselves: a volunteer reads the own record, without what the foundation alone knows', async () => {
    const { id: organizationId, admin } = stage.own;
    const own = await insertVolunteerUser(stage.db, organizationId, {
      ...{ tags: ['kierowca'], city: 'Łódź', rejectionReason: 'Nie teraz.' },
    });
    const params = { id: own.volunteerId };
    await stage.call('addVolunteerNote', { as: admin, params, body: { text: 'Tylko dla zespołu.' } });
    const reply = await stage.call('getVolunteer', { as: own, params });
    expect(reply.answer).toMatchObject({ id: own.volunteerId, city: 'Łódź', hasAccount: true, version: 1 });
    expect(reply.answer).toMatchObject({ tags: [], notes: [], history: [], rejectionReason: null });
    expect((await stage.call('getVolunteer', { as: admin, params })).answer.notes).toHaveLength(1);
    const another = await newVolunteer();
    for (const id of [another, uuid()]) {
      const { problem } = await stage.call('getVolunteer', { as: own, params: { id } });
      expect(problem).toMatchObject({ status: 404, code: 'not_found' });
    }
  });
});
