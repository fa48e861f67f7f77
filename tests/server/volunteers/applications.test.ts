import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Body } from '../../../src/contract/calls.ts';
import { purgeApplications } from '../../../src/server/volunteers/applyAsVolunteer.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertOrganization } from '../../harness/insertOrganization.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { buildApplication } from '../../harness/registration.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';

const email = 'lucja@mail.example';

onOneServer('an application', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails', 'notifications'] as const)
      await stage.db.deleteFrom(table).execute();
    await stage.db.deleteFrom('accounts').where('email', 'like', '%@mail.example').execute();
    await stage.db.deleteFrom('volunteers').where('email', 'ilike', '%@mail.example').execute();
  });

  const apply = (overrides: object = {}, address = '10.0.0.1') =>
    stage.call('applyAsVolunteer', {
      body: { ...buildApplication(stage.own.id, email), ...overrides },
      headers: { 'source-device': 'mobile' },
      address,
    });
  /** What a record keeps of an application. */
  const kept = () => {
    const {
      password: _,
      consents: __,
      organizationId: ___,
      ...record
    } = buildApplication(stage.own.id, email);
    return record;
  };
  const mails = () =>
    stage.db.selectFrom('mails').select(['to', 'template', 'values', 'language']).orderBy('id').execute();
  const tokens = async () =>
    (await mails()).flatMap(({ values }) => ('token' in values ? [String(values.token)] : []));
  const confirm = (token = '') => stage.call('confirmRegistration', { query: { token } });
  const listed = async () => {
    const query = { q: email };
    const params = { id: stage.own.id };
    return (await stage.call('listVolunteers', { as: stage.own.admin, params, query })).answer.content;
  };
  const signIn = () =>
    stage.call('login', {
      headers: { authorization: basicAuthorization(email, PASSWORD), 'source-device': 'mobile' },
    });

  test('is refused for a birth to come', async () => {
    const { problem } = await apply({ dateOfBirth: dayFromNow(2) });
    expect(problem.errors).toMatchObject([{ field: 'dateOfBirth', code: 'notInFuture' }]);
    expect(await mails()).toEqual([]);
  });

  test('is listed once the address is confirmed, and the team is told then', async () => {
    expect((await apply()).answer).toEqual({ message: 'Request sent' });
    expect(await listed()).toEqual([]);
    expect((await signIn()).problem.code).toBe('email_unconfirmed');
    expect(await mails()).toMatchObject([{ to: email, template: 'confirmVolunteer', language: 'en' }]);

    const [token] = await tokens();
    expect((await confirm(token)).answer).toEqual({ confirmed: 'application' });
    const [volunteer] = await listed();
    const { aboutMe, ...shown } = kept();
    expect(volunteer).toMatchObject({ ...shown, accountStatus: 'pending', rating: null });
    const params = { id: volunteer?.id ?? '' };
    const profile = (await stage.call('getVolunteer', { as: stage.own.admin, params })).answer;
    expect(profile).toMatchObject({ aboutMe, history: [{ action: 'created' }] });
    const { content } = (await stage.call('listNotifications', { as: stage.own.coordinator })).answer;
    expect(content).toMatchObject([
      {
        kind: 'volunteerApplied',
        subjectType: 'volunteer',
        subjectId: params.id,
        params: { actor: 'Łucja Wiśniewska' },
      },
    ]);
    expect((await signIn()).answer).toMatchObject({ role: 'volunteer', organizationId: stage.own.id });
  });

  describe('of somebody whom a coordinator added by hand', () => {
    const add = async () => {
      const example = jsonBodyOf('addVolunteer')?.example as Body<'addVolunteer'>;
      const reply = await stage.call('addVolunteer', {
        as: stage.own.coordinator,
        params: { id: stage.own.id },
        body: { ...example, email: email.toUpperCase() },
      });
      return reply.answer;
    };
    const confirmed = async () => {
      await apply();
      expect((await confirm((await tokens()).at(-1))).answer).toEqual({ confirmed: 'application' });
    };
    const decide = (id: string, operation: 'verifyVolunteer' | 'rejectVolunteer') =>
      stage.call(operation, {
        as: stage.own.admin,
        params: { id },
        headers: { 'source-device': 'web' },
      });
    const notified = async () =>
      (await stage.call('listNotifications', { as: stage.own.coordinator })).answer.content;

    test('goes into their record, which gets the account and what they typed', async () => {
      const added = await add();
      await confirmed();
      const [volunteer, ...others] = await listed();
      expect(others).toEqual([]);
      const { aboutMe, ...shown } = kept();
      expect(volunteer).toMatchObject({ ...shown, id: added.id, accountStatus: 'pending' });
      const { answer } = await stage.call('getVolunteer', { as: stage.own.admin, params: { id: added.id } });
      expect(answer).toMatchObject({
        ...{ aboutMe, hasAccount: true, consentSource: added.consentSource, version: 2 },
        history: [
          {
            ...{ action: 'edited', actorId: added.id, actorName: 'Łucja Wiśniewska' },
            changes: expect.arrayContaining([{ field: 'email', from: email.toUpperCase(), to: email }]),
          },
          { action: 'created', actorId: stage.own.coordinator.id },
        ],
      });
      expect(await notified()).toMatchObject([{ kind: 'volunteerApplied', subjectId: added.id }]);
      // The app knows the record by the id that the sign-in answers.
      expect((await signIn()).answer).toMatchObject({ id: added.id, role: 'volunteer' });
      expect((await confirm((await tokens()).at(-1))).problem).toMatchObject({ code: 'token_used' });
    });

    test('leaves who is verified so, and the team in peace', async () => {
      const { id } = await add();
      await decide(id, 'verifyVolunteer');
      await confirmed();
      expect(await listed()).toMatchObject([{ id, accountStatus: 'verified' }]);
      expect(await notified()).toEqual([]);
    });

    test('is a new one after they were rejected', async () => {
      const { id } = await add();
      await decide(id, 'rejectVolunteer');
      await confirmed();
      const statuses = (await listed()).map((volunteer) => [volunteer.id === id, volunteer.accountStatus]);
      expect(statuses.sort()).toEqual([
        [false, 'pending'],
        [true, 'rejected'],
      ]);
    });

    test('is theirs of whose links the first one is opened', async () => {
      const { id } = await add();
      await apply();
      await apply();
      const links = await tokens();
      const replies = await Promise.all(links.map(confirm));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await listed()).toMatchObject([{ id }]);
    });

    test('is a new one where another foundation added them', async () => {
      const other = await insertVolunteer(stage.db, { organizationId: stage.other.id, email });
      await confirmed();
      const [volunteer] = await listed();
      expect(volunteer?.id).not.toBe(other.id);
      const { accountId } = await stage.db
        .selectFrom('volunteers')
        .select('accountId')
        .where('id', '=', other.id)
        .executeTakeFirstOrThrow();
      expect(accountId).toBeNull();
    });
  });

  test('is confirmed once', async () => {
    await apply();
    const [token] = await tokens();
    await confirm(token);
    expect((await confirm(token)).problem).toMatchObject({ status: 409, code: 'token_used' });
    expect(await listed()).toHaveLength(1);
  });

  test('is not confirmed by a link that has expired', async () => {
    await apply();
    await sql`update "one_time_tokens" set "expiresAt" = now()`.execute(stage.db);
    const [token] = await tokens();
    expect((await confirm(token)).problem.code).toBe('token_invalid');
    expect(await listed()).toEqual([]);
  });

  test('of a known address is answered alike, and the owner alone learns of it', async () => {
    const { answer } = await apply();
    const account = await insertAccount(stage.db, {
      ...{ organizationId: stage.other.id, role: 'coordinator', language: 'uk', email: 'Known@mail.example' },
    });
    await stage.db.deleteFrom('mails').execute();
    const reply = await apply({ email: 'KNOWN@mail.example' });
    expect(reply.status).toBe(202);
    expect(reply.answer).toEqual(answer);
    expect(await mails()).toEqual([
      {
        ...{ to: account.email, template: 'knownAddress', language: 'uk' },
        values: { organization: 'Fundacja Pomocna Dłoń' },
      },
    ]);
  });

  test('of a volunteer who is known already leads nowhere new', async () => {
    await apply();
    await confirm((await tokens())[0]);
    await apply({ firstname: 'Somebody', lastname: 'Else' });
    expect((await mails()).map(({ template }) => template)).toEqual(expect.arrayContaining(['knownAddress']));
    expect(await listed()).toMatchObject([{ firstname: 'Łucja' }]);
  });

  test('sent twice counts as it stands behind the link that is opened first', async () => {
    await apply({ city: 'Gdańsk' });
    await apply({ city: 'Łódź' });
    const [first, second] = await tokens();
    expect((await confirm(first)).status).toBe(200);
    expect((await confirm(second)).problem.code).toBe('email_taken');
    expect(await listed()).toMatchObject([{ city: 'Gdańsk' }]);
  });

  test('sent many times at once is listed once, whatever links are opened', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => apply()));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    const results = await Promise.all((await tokens()).map(confirm));
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await listed()).toHaveLength(1);
  });

  test('by the same link at once is listed once', async () => {
    await apply();
    const [token] = await tokens();
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => confirm(token)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await listed()).toHaveLength(1);
  });

  test.each(['unconfirmed', 'pending', 'declined'] as const)(
    'is refused for a foundation that is %s',
    async (status) => {
      const { id: organizationId } = await insertOrganization(stage.db, { status });
      expect((await apply({ organizationId })).problem).toMatchObject({
        ...{ status: 400, errors: [{ field: 'organizationId', code: 'reference' }] },
      });
      expect((await apply({ organizationId: uuid() })).status).toBe(400);
      expect(await mails()).toEqual([]);
    },
  );

  describe('is bounded', () => {
    test('for an address of e-mail, known or not', async () => {
      await insertAccount(stage.db, {
        organizationId: stage.own.id,
        role: 'coordinator',
        email: 'known@mail.example',
      });
      for (const to of [email, 'known@mail.example']) {
        for (let times = 0; times < 5; times += 1)
          expect((await apply({ email: to }, `10.0.1.${times}`)).status).toBe(202);
        expect((await apply({ email: to.toUpperCase() }, '10.0.2.1')).problem.code).toBe('too_many_requests');
      }
      expect(await mails()).toHaveLength(10);
    });

    test('for a network address', async () => {
      const replies = [];
      for (let times = 0; times < 62; times += 1)
        replies.push(apply({ email: `a${times}@mail.example`, organizationId: uuid() }));
      const statuses = (await Promise.all(replies)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(60);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    });
  });

  test('that nobody confirmed is forgotten, but not while its link still works', async () => {
    const purge = () => purgeApplications({ db: stage.db }).run(new AbortController().signal);
    const applicants = () =>
      stage.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    await apply();
    await sql`update "volunteer_applications" set "createdAt" = now() - interval '49 hours'`.execute(
      stage.db,
    );
    await purge();
    expect(await applicants()).toHaveLength(1);
    await sql`update "one_time_tokens" set "expiresAt" = now() - interval '1 hour'`.execute(stage.db);
    await purge();
    expect(await applicants()).toHaveLength(0);
  });
});
