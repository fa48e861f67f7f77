import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { Body } from '../../../src/contract/calls.ts';
import { validBodies } from '../../harness/bodyVariants.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { queuedMails } from '../../harness/queuedMails.ts';

type Addition = Body<'addVolunteer'>;

onOneServer('adding a volunteer by hand', (stage) => {
  const { schema = {}, example } = jsonBodyOf('addVolunteer') ?? {};
  const given = (changes: Partial<Addition> = {}): Addition => ({
    ...(example as Addition),
    email: `${uuid()}@mail.example`,
    ...changes,
  });
  const add = (body: object, as = stage.own.coordinator) =>
    stage.call('addVolunteer', { as, params: { id: stage.own.id }, body });
  const listed = async (q: string) => {
    const asked = { as: stage.own.admin, params: { id: stage.own.id }, query: { q } };
    return (await stage.call('listVolunteers', asked)).answer.content;
  };

  test('is stored at every limit as it is typed, with the source of the consent', async () => {
    for (const { what, field, body } of validBodies(schema, example)) {
      const typed =
        field === 'email' ? (body as Addition) : { ...(body as Addition), email: `${uuid()}@mail.example` };
      const reply = await add(typed);
      expect(reply.status, what).toBe(201);
      expect(reply.answer, what).toMatchObject(typed);
    }
  });

  test('awaits a decision, without an account and a mail; the history names who added it', async () => {
    const body = given({ lastname: 'Dopisana', consentSource: 'paperForm' });
    const { answer } = await add(body);
    expect(answer).toMatchObject({
      ...{ accountStatus: 'pending', hasAccount: false, consentSource: 'paperForm', tags: [], version: 1 },
      history: [{ action: 'created', actorId: stage.own.coordinator.id }],
    });
    expect(await listed('dopisana')).toMatchObject([{ id: answer.id, consentSource: 'paperForm' }]);
    expect(await queuedMails(stage.db, body.email)).toEqual([]);
    const verified = { as: stage.own.admin, params: { id: answer.id } };
    expect((await stage.call('verifyVolunteer', verified)).answer.accountStatus).toBe('verified');
  });

  test('needs the source of the consent', async () => {
    const { consentSource: _, ...body } = given();
    const reply = await add(body);
    expect(reply.status).toBe(400);
    expect(reply.problem).toMatchObject({ errors: [{ field: 'consentSource' }] });
    expect(await listed(body.email)).toEqual([]);
  });

  test('is refused for a birth to come', async () => {
    const body = given({ dateOfBirth: dayFromNow(2) });
    expect((await add(body)).problem.errors).toMatchObject([{ field: 'dateOfBirth', code: 'notInFuture' }]);
    expect(await listed(body.email)).toEqual([]);
    expect((await add(given({ dateOfBirth: dayFromNow(0) }))).status).toBe(201);
  });

  describe('is refused for an e-mail', () => {
    test('of a volunteer with an account, one without, and a coordinator, whatever its case', async () => {
      const user = await insertVolunteerUser(stage.db, stage.own.id);
      const email = `${uuid()}@mail.example`;
      await insertVolunteer(stage.db, { organizationId: stage.own.id, email });
      for (const known of [user.email, email, stage.own.admin.email]) {
        const before = await stage.snapshot();
        const reply = await add(given({ email: known.toUpperCase() }));
        expect(reply.status, known).toBe(409);
        expect(reply.text, known).toContain('email_taken');
        expect(await stage.snapshot()).toEqual(before);
      }
    });

    test('but not of somebody in another foundation', async () => {
      const email = `${uuid()}@mail.example`;
      await insertVolunteer(stage.db, { organizationId: stage.other.id, email });
      expect((await add(given({ email }))).status).toBe(201);
    });

    test('of two at once one is stored', async () => {
      const body = given();
      const replies = await Promise.all(
        [stage.own.admin, stage.own.coordinator, stage.own.admin].map((as) => add(body, as)),
      );
      expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(await listed(body.email)).toHaveLength(1);
    });
  });
});
