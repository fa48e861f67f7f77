import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Body } from '../../../src/contract/calls.ts';
import { validBodies } from '../../harness/bodyVariants.ts';
import type { Caller } from '../../harness/Caller.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Update = Body<'updateVolunteer'>;

onEachServer('putting a volunteer’s data right', (stage) => {
  const { schema = {}, example } = jsonBodyOf('updateVolunteer') ?? {};
  const given = (changes: Partial<Update> = {}) => {
    const { version: _, ...body } = example as Update;
    return { ...body, ...changes };
  };
  const insert = async (email = `${uuid()}@mail.example`) =>
    (await insertVolunteer(stage.db, { organizationId: stage.own.id, email })).id;
  const write = (id: string, body: object, as: Caller = stage.own.coordinator) =>
    stage.call('updateVolunteer', { as, params: { id }, body });
  const read = async (id: string) =>
    (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer;

  test('is stored at every limit as it is typed', async () => {
    const email = `${uuid()}@mail.example`;
    const id = await insert(email);
    for (const { what, field, body } of validBodies(schema, example)) {
      if (field === 'email') continue;
      const { email: _, version: __, ...typed } = body as Update;
      expect((await write(id, { ...typed, email })).answer, what).toMatchObject({ ...typed, email });
    }
  });

  test('is refused for a birth to come', async () => {
    const email = `${uuid()}@mail.example`;
    const id = await insert(email);
    const reply = await write(id, given({ email, dateOfBirth: dayFromNow(2) }));
    expect(reply.problem.errors).toMatchObject([{ field: 'dateOfBirth', code: 'notInFuture' }]);
  });

  test('is kept in the history field by field, found by the new words, and nothing else is touched', async () => {
    const email = `${uuid()}@mail.example`;
    const id = await insert(email);
    await write(id, given({ email }));
    const { answer } = await write(
      id,
      given({ email, lastname: 'Żurawińska', phone: '+48664373424' }),
      stage.own.admin,
    );
    expect(answer).toMatchObject({ lastname: 'Żurawińska', phone: '+48664373424', accountStatus: 'pending' });
    expect(answer.history[0]).toMatchObject({
      ...{ action: 'edited', actorId: stage.own.admin.id },
      changes: [
        { field: 'lastname', from: given().lastname, to: 'Żurawińska' },
        { field: 'phone', from: given().phone, to: '+48664373424' },
      ],
    });
    const list = await stage.call('listVolunteers', {
      ...{ as: stage.own.admin, params: { id: stage.own.id }, query: { q: 'zurawinska' } },
    });
    expect(list.answer.content.map((found) => found.id)).toEqual([id]);
    const before = await stage.snapshot();
    await write(id, given({ email, lastname: 'Żurawińska', phone: '+48664373424' }));
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is not written over what was saved since it was read, however many do so at once', async () => {
    const email = `${uuid()}@mail.example`;
    const id = await insert(email);
    const { version } = await read(id);
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        write(id, { ...given({ email, street: `Ulica ${index}` }), version }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const before = await stage.snapshot();
    const late = await write(id, { ...given({ email, street: 'Późna' }), version });
    expect(late.problem.code).toBe('record_changed');
    expect(await stage.snapshot()).toEqual(before);
    expect((await read(id)).version).toBe(version + 1);
  });

  describe('the e-mail', () => {
    test('of who has no account is corrected, but not to one of somebody in the team', async () => {
      const id = await insert();
      const email = `${uuid()}@mail.example`;
      expect((await write(id, given({ email }))).answer).toMatchObject({ email, hasAccount: false });
      const before = await stage.snapshot();
      const taken = await write(id, given({ email: stage.own.admin.email.toUpperCase() }));
      expect(taken.problem.code).toBe('email_taken');
      expect(await stage.snapshot()).toEqual(before);
    });

    test('of an account stays as it is, whoever asks', async () => {
      const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
      const before = await stage.snapshot();
      for (const as of [stage.own.admin, stage.own.coordinator, volunteer]) {
        const refused = await write(volunteer.volunteerId, given({ email: `${uuid()}@mail.example` }), as);
        expect(refused.status).toBe(400);
        expect(refused.problem.errors?.map(({ field }) => field)).toEqual(['email']);
      }
      expect(await stage.snapshot()).toEqual(before);
    });
  });

  describe('by a volunteer', () => {
    test('is for the own record, and tells nothing that the foundation keeps to itself', async () => {
      const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
      const { answer } = await write(
        volunteer.volunteerId,
        given({ email: volunteer.email, city: 'Zgierz' }),
        volunteer,
      );
      expect(answer).toMatchObject({ city: 'Zgierz', rejectionReason: null, history: [] });
      const { history } = await read(volunteer.volunteerId);
      expect(history[0]).toMatchObject({ action: 'edited', actorId: volunteer.id });
    });

    test('is not for another’s record, which is as if it were not there', async () => {
      const volunteer = await insertVolunteerUser(stage.db, stage.own.id);
      const id = await insert();
      const before = await stage.snapshot();
      expect((await write(id, given(), volunteer)).problem.code).toBe('not_found');
      expect(await stage.snapshot()).toEqual(before);
    });
  });
});
