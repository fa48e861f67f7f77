import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { purgeRegistrations } from '../../../src/server/organization/organizationStore.ts';
import { validBodies } from '../../harness/bodyVariants.ts';
import { requestOf } from '../../harness/callOperation.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { expireToken, mailedToken, queuedMails } from '../../harness/queuedMails.ts';
import { buildRegistration } from '../../harness/registration.ts';

onOneServer('registering a foundation', (stage) => {
  beforeEach(async () => {
    await stage.db.deleteFrom('rate_limits').execute();
  });
  const register = (email: string, headers = {}) =>
    stage.call('registerOrganization', { body: buildRegistration(email), headers });
  const accountOf = (email: string) =>
    stage.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
  const count = async () => (await stage.db.selectFrom('organizations').select('id').execute()).length;

  test('stores the foundation, its first admin and the mail with the link', async () => {
    const email = 'Anna.New@mail.example';
    const reply = await register(email, { 'accept-language': 'uk' });
    expect(reply.status).toBe(202);
    const account = await accountOf(email);
    expect(account).toMatchObject({ role: 'admin', language: 'uk', emailConfirmedAt: null, closedAt: null });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/);
    const { organization, admin } = buildRegistration(email);
    const stored = await stage.db
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', account?.organizationId ?? '')
      .executeTakeFirst();
    expect(stored).toMatchObject({ ...organization, status: 'unconfirmed', version: 1 });
    const coordinator = await stage.db
      .selectFrom('coordinators')
      .selectAll()
      .where('id', '=', account?.id ?? '')
      .executeTakeFirst();
    const name = `${admin.firstname} ${admin.lastname}`;
    expect(coordinator).toMatchObject({ name, phoneNumber: admin.phone });
    expect(await queuedMails(stage.db, email)).toMatchObject([
      { language: 'uk', template: 'confirmOrganization', values: { organization: organization.name } },
    ]);
  });

  test('keeps only the hash of the link’s secret', async () => {
    await register('hash@mail.example');
    const token = await mailedToken(stage.db, 'hash@mail.example', 'confirmOrganization');
    const { rows } = await sql<{
      text: string;
    }>`select t::text as "text" from "one_time_tokens" as t`.execute(stage.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  test('takes every field at its limits as it is typed', async () => {
    const { schema = {}, example } = jsonBodyOf('registerOrganization') ?? {};
    const bodies = validBodies(schema, example).filter(({ field }) => !field.startsWith('admin'));
    for (const [index, { what, body }] of bodies.entries()) {
      await stage.db.deleteFrom('rate_limits').execute();
      const email = `limit-${index}@mail.example`;
      const right = body as ReturnType<typeof buildRegistration>;
      const reply = await stage.call('registerOrganization', {
        body: { ...right, admin: { ...right.admin, email } },
      });
      expect(reply.status, `${what}: ${reply.text}`).toBe(202);
      const stored = await stage.db
        .selectFrom('accounts')
        .innerJoin('organizations', 'organizations.id', 'accounts.organizationId')
        .selectAll('organizations')
        .where('accounts.email', '=', email)
        .executeTakeFirst();
      const { timeZone, ...typed } = right.organization;
      expect(stored, what).toMatchObject({ ...typed, timeZone: timeZone ?? 'Europe/Warsaw' });
    }
  }, 120_000);

  test('refuses an address that has an account, whatever its case, on its field', async () => {
    const before = await stage.snapshot();
    for (const email of [stage.own.admin.email, stage.own.volunteer.email.toUpperCase()]) {
      await stage.db.deleteFrom('rate_limits').execute();
      const { problem } = await register(email);
      expect(problem).toMatchObject({
        ...{ status: 409, code: 'email_taken', message: 'An account with provided email already exists!' },
        errors: [{ field: 'admin.email', code: 'email_taken' }],
      });
    }
    await stage.db.deleteFrom('rate_limits').execute();
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is limited for an address of e-mail, whatever its case, because each is a mail to it', async () => {
    const before = await count();
    const email = 'at-once@mail.example';
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => register(index % 2 ? email : email.toUpperCase())),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(202),
      ...Array(3).fill(429),
    ]);
    expect(await count()).toBe(before + 5);
    const mails = await queuedMails(stage.db);
    expect(mails.filter(({ to }) => to.toLowerCase() === email)).toHaveLength(5);
  });

  test('stores nothing where the mail cannot be queued', async () => {
    await sql`alter table "mails" rename to "mails_away"`.execute(stage.db);
    const before = await stage.snapshot();
    const request = requestOf('registerOrganization', { body: buildRegistration('nothing@mail.example') });
    expect((await stage.server.inject(request)).statusCode).toBe(500);
    await stage.db.deleteFrom('rate_limits').execute();
    expect(await stage.snapshot()).toEqual(before);
    await sql`alter table "mails_away" rename to "mails"`.execute(stage.db);
  });

  test('that waits does not hold its address, and is forgotten when its link has run out', async () => {
    const email = 'late@mail.example';
    await register(email);
    const token = await mailedToken(stage.db, email, 'confirmOrganization');
    expect((await register(email)).status).toBe(202);
    const registered = () =>
      stage.db.selectFrom('accounts').select('id').where('email', '=', email).execute();
    expect(await registered()).toHaveLength(2);
    await expireToken(stage.db, token);
    await purgeRegistrations(stage).run(new AbortController().signal);
    expect(await registered()).toHaveLength(1);
    const body = { emailVerificationToken: token };
    expect((await stage.call('confirmOrganizationEmail', { body })).problem.code).toBe('token_invalid');
  });

  test('is limited for a network address, and for that one alone', async () => {
    const address = '203.0.113.7';
    const from = (ip: string, index: number) =>
      stage.call('registerOrganization', {
        body: buildRegistration(`many-${index}@mail.example`),
        address: ip,
      });
    for (let index = 0; index < 20; index += 1) expect((await from(address, index)).status).toBe(202);
    const refused = await from(address, 20);
    expect(refused.problem.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8', 20)).status).toBe(202);
  });
});
