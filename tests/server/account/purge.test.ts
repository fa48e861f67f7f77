import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { purgeAccounts } from '../../../src/server/accounts/purgeAccounts.ts';
import { createJobRunner } from '../../../src/server/core/jobs/jobRunner.ts';
import { createLog } from '../../../src/server/core/log/createLog.ts';
import { purgeRegistrations } from '../../../src/server/organization/organizationStore.ts';
import { eraseFormerMembers } from '../../../src/server/team/eraseFormerMembers.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { expireToken, mailedToken } from '../../harness/queuedMails.ts';
import { buildRegistration } from '../../harness/registration.ts';
import { testConfig } from '../../harness/testConfig.ts';

onEachServer('what time makes useless is deleted', (stage) => {
  const purge = async () => {
    const services = { db: stage.db, live: stage.live, config: testConfig() };
    await sql`delete from "jobs"`.execute(stage.db);
    const jobs = [purgeAccounts(services), eraseFormerMembers(services), purgeRegistrations(services)];
    const ran = await createJobRunner(jobs, services, createLog(new PassThrough())).runOnce();
    expect([...ran].sort()).toEqual(['eraseFormerMembers', 'purgeAccounts', 'purgeRegistrations']);
  };
  const exists = async (table: 'accounts' | 'coordinators' | 'organizations', id: string) =>
    (await stage.db.selectFrom(table).select('id').where('id', '=', id).execute()).length === 1;

  test('an account 14 days after its owner left, with the profile; nobody else’s', async () => {
    const leftSince = async (time: string) => {
      const { id } = await insertAccount(stage.db, { organizationId: stage.own.id, role: 'coordinator' });
      await sql`update "accounts" set "closedAt" = now() - ${time}::interval where "id" = ${id}`.execute(
        stage.db,
      );
      return id;
    };
    const [long, short] = [await leftSince('14 days 1 second'), await leftSince('13 days 23:59')];
    await purge();
    expect([await exists('accounts', long), await exists('coordinators', long)]).toEqual([false, false]);
    expect([await exists('accounts', short), await exists('coordinators', short)]).toEqual([true, true]);
    expect(await exists('accounts', stage.own.coordinator.id)).toBe(true);
  });

  test('a registration whose link ran out; none that waits or is decided', async () => {
    const register = async (email: string) => {
      await stage.call('registerOrganization', { body: buildRegistration(email) });
      const account = stage.db.selectFrom('accounts').select('organizationId').where('email', '=', email);
      const { organizationId } = await account.executeTakeFirstOrThrow();
      return { id: organizationId, token: await mailedToken(stage.db, email, 'confirmOrganization') };
    };
    const [late, fresh, confirmed] = [
      await register('late@mail.example'),
      await register('fresh@mail.example'),
      await register('confirmed@mail.example'),
    ];
    await stage.call('confirmOrganizationEmail', { body: { emailVerificationToken: confirmed.token } });
    await expireToken(stage.db, late.token);
    await expireToken(stage.db, confirmed.token);
    await purge();
    expect(await exists('organizations', late.id)).toBe(false);
    expect(await exists('organizations', fresh.id)).toBe(true);
    expect(await exists('organizations', confirmed.id)).toBe(true);
    expect(await exists('organizations', stage.other.id)).toBe(true);
  });

  test('links of long ago, but not what tells that one was used', async () => {
    const email = 'links@mail.example';
    await stage.call('registerOrganization', { body: buildRegistration(email) });
    const token = await mailedToken(stage.db, email, 'confirmOrganization');
    const confirm = () => stage.call('confirmOrganizationEmail', { body: { emailVerificationToken: token } });
    await confirm();
    await expireToken(stage.db, token);
    await purge();
    expect((await confirm()).problem.code).toBe('token_used');
    await sql`update "one_time_tokens" set "expiresAt" = now() - interval '31 days'`.execute(stage.db);
    await purge();
    expect(await stage.db.selectFrom('one_time_tokens').select('purpose').execute()).toEqual([]);
  });
});
