import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { onOneServer } from '../../harness/onEachServer.ts';
import { buildApplication } from '../../harness/registration.ts';
import { basicAuthorization, PASSWORD } from '../../harness/signIn.ts';

const email = 'ponownie@mail.example';

onOneServer('applying again after a rejection', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'mails'] as const) await stage.db.deleteFrom(table).execute();
  });

  const apply = () =>
    stage.call('applyAsVolunteer', {
      body: buildApplication(stage.own.id, email),
      headers: { 'source-device': 'mobile' },
    });
  const mails = () =>
    stage.db.selectFrom('mails').select(['template', 'values']).orderBy('id', 'desc').execute();
  const confirm = async () => {
    const [{ values } = { values: {} }] = await mails();
    const token = 'token' in values ? String(values.token) : '';
    return stage.call('confirmRegistration', { query: { token } });
  };
  const listed = async () => {
    const call = {
      as: stage.own.admin,
      params: { id: stage.own.id },
      query: { q: email, sort: 'createdAt,asc' },
    };
    return (await stage.call('listVolunteers', call)).answer.content;
  };
  /** The history cannot be changed, so the clock of the decision is: as if it had been made then. */
  const age = (days: number) =>
    stage.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update "history" set "at" = "at" - make_interval(days => ${days})`.execute(trx);
    });

  test('is refused within 30 days, and possible after them; the record of then stays', async () => {
    await apply();
    await confirm();
    const [first] = await listed();
    const id = first?.id ?? '';
    await stage.call('rejectVolunteer', {
      as: stage.own.admin,
      params: { id },
      query: { reason: 'Brak miejsc' },
    });

    await age(29);
    await apply();
    expect((await mails())[0]?.template).toBe('knownAddress');

    await age(2);
    await apply();
    expect((await mails())[0]?.template).toBe('confirmVolunteer');
    expect(await listed()).toHaveLength(1);
    expect((await confirm()).answer).toEqual({ confirmed: 'application' });
    const records = await listed();
    expect(records.map(({ accountStatus }) => accountStatus)).toEqual(['rejected', 'pending']);
    const old = await stage.call('getVolunteer', { as: stage.own.admin, params: { id } });
    expect(old.answer).toMatchObject({ hasAccount: false, rejectionReason: 'Brak miejsc' });
    const signIn = await stage.call('login', {
      headers: { authorization: basicAuthorization(email, PASSWORD), 'source-device': 'mobile' },
    });
    expect(signIn.answer.id).toBe(records[1]?.id);
  });
});
