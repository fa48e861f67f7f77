import { appendFileSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import { eraseAgain } from '../../../src/server/erasures/eraseAgain.ts';
import { openRegister, readRegister } from '../../../src/server/erasures/erasureRegister.ts';
import { eraseFormerMembers } from '../../../src/server/team/eraseFormerMembers.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import type { Foundation } from '../../harness/insertFoundation.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { insertVolunteerUsers } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'volunteer-panel-register-'));
let files = 0;
let file: string;
beforeEach(() => {
  files += 1;
  // Its folder is not there yet, as where a server on PostgreSQL has sent no mail.
  file = join(folder, `${files}`, 'erasures.jsonl');
});
afterAll(() => rmSync(folder, { recursive: true }));

onEachServer('the register of erasures', (stage) => {
  beforeEach(async () => {
    for (const table of ['volunteers', 'people_in_need', 'events'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const add = ({ id: organizationId }: Foundation = stage.own) =>
    insertVolunteer(stage.db, { organizationId, accountStatus: 'verified' });
  const addPerson = () => insertPersonInNeed(stage.db, { organizationId: stage.own.id });
  const erase = (id: string, { admin }: Foundation = stage.own) =>
    stage.call('deleteVolunteer', { as: admin, params: { id } });
  const opened = async () => openRegister(file, await readRegister(file), stage.walled);
  const registered = async () => (await readRegister(file)).map(({ id }) => id);
  const present = async () =>
    (await stage.db.selectFrom('volunteers').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('names who was deleted and who left, of every foundation, each once and by ids alone', async () => {
    const keep = await opened();
    const [deleted, others] = [await add(), await add(stage.other)];
    const [left] = await insertVolunteerUsers(stage.db, stage.own.id, 1);
    if (!left) throw new Error('nobody was inserted');
    await erase(deleted.id);
    await erase(others.id, stage.other);
    await keep();
    await stage.call('leaveOrganizationAsVolunteer', {
      ...{ as: left, params: { id: left.volunteerId }, body: { reason: 'Przeprowadzka.' } },
    });
    await keep();
    await keep();
    const ids = await registered();
    expect(ids.slice(-3)).toEqual([deleted.id, others.id, left.volunteerId]);
    expect(new Set(ids).size).toBe(ids.length);
    const text = readFileSync(file, 'utf8');
    for (const line of text.trim().split('\n'))
      expect(Object.keys(JSON.parse(line))).toEqual(['organizationId', 'id', 'at']);
    if (process.platform !== 'win32') expect(lstatSync(file).mode & 0o777).toBe(0o600);
  });

  test('names people in need who were deleted, and a backup that brings one back loses them again', async () => {
    const [back, stays] = [await addPerson(), await addPerson()];
    await stage.call('deletePersonInNeed', { as: stage.own.admin, params: { id: back.id } });
    await (await opened())();
    const erasures = (await readRegister(file)).filter(({ id }) => id === back.id);
    expect(erasures).toHaveLength(1);
    await insertPersonInNeed(stage.db, back);
    expect(await eraseAgain(erasures, stage.walled)).toBe(1);
    const left = await stage.db.selectFrom('people_in_need').select('id').execute();
    expect(left).toEqual([{ id: stays.id }]);
  });

  test('goes on where another process has stopped, also in the middle of a line', async () => {
    const [first, second] = [await add(), await add()];
    await erase(first.id);
    await (await opened())();
    appendFileSync(file, `\n{"organizationId":"${stage.own.id}","id":"${second.id.slice(0, 9)}`);
    await erase(second.id);
    await (await opened())();
    expect((await registered()).slice(-2)).toEqual([first.id, second.id]);
  });

  test('names members of the team once they are erased, not while they may come back', async () => {
    const keep = await opened();
    const hire = (role: 'admin' | 'coordinator' = 'coordinator') =>
      insertAccount(stage.db, { organizationId: stage.own.id, role, name: 'Ola Lis' });
    const rows = async () =>
      (await stage.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id);
    const removed = await hire();
    const leaving = await stage.signIn(await hire());
    await stage.call('deleteCoordinator', { as: stage.own.admin, params: { id: removed.id } });
    const body = { reason: 'Przeprowadzka.' };
    await stage.call('leaveOrganization', { as: leaving, params: { id: leaving.id }, body });
    await keep();
    expect((await registered()).slice(-1)).toEqual([removed.id]);
    await sql`update "accounts" set "closedAt" = now() - interval '15 days' where "id" = ${leaving.id}`.execute(
      stage.db,
    );
    await acrossTenants(() => eraseFormerMembers({ db: stage.db }).run(new AbortController().signal));
    await keep();
    expect((await registered()).slice(-2)).toEqual([removed.id, leaving.id]);

    // A backup brings both back; one has taken over a request since.
    const { id: organizationId } = stage.own;
    for (const { id } of [removed, leaving])
      await insertAccount(stage.db, { id, organizationId, role: 'coordinator', name: 'Ola Lis' });
    const responsible = { id: removed.id, name: 'Ola Lis' };
    const person = await insertPersonInNeed(stage.db, { organizationId, status: 'in_progress', responsible });
    const erasures = (await readRegister(file)).filter(({ id }) => [removed.id, leaving.id].includes(id));
    expect(await eraseAgain(erasures, stage.walled)).toBe(2);
    expect(await rows()).not.toEqual(expect.arrayContaining([removed.id]));
    expect(await rows()).not.toEqual(expect.arrayContaining([leaving.id]));
    const { answer } = await stage.call('getPersonInNeed', {
      as: stage.own.admin,
      params: { id: person.id },
    });
    expect(answer.responsible).toBeNull();
  });

  test('leaves a foundation its last admin, whom a backup has brought back', async () => {
    const { id: organizationId, admin } = stage.other;
    const at = new Date().toISOString();
    expect(await eraseAgain([{ organizationId, id: admin.id, at }], stage.walled)).toBe(0);
    const second = await insertAccount(stage.db, { organizationId, role: 'admin' });
    expect(await eraseAgain([{ organizationId, id: second.id, at }], stage.walled)).toBe(1);
    expect((await stage.call('getOrganization', { as: admin, params: { id: organizationId } })).status).toBe(
      200,
    );
  });

  test('names whose erasure was begun earlier and ends later than another’s', async () => {
    const keep = await opened();
    const [slow, quick] = [await add(), await add()];
    await erase(quick.id);
    await keep();
    await erase(slow.id);
    await stage.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update "history" set "at" = "at" - interval '50 minutes' where "subjectId" = ${slow.id}`.execute(
        trx,
      );
    });
    await keep();
    expect((await registered()).slice(-2)).toEqual([quick.id, slow.id]);
  });

  test('erases again whom a backup has brought back, and nobody else', async () => {
    const [back, stays, others] = [await add(), await add(), await add(stage.other)];
    const [joined, waiting] = await insertVolunteerUsers(stage.db, stage.own.id, 2);
    if (!joined || !waiting) throw new Error('nobody was inserted');
    const event = await insertEvent(stage.db, { organizationId: stage.own.id, volunteersNeededNum: 1 });
    for (const as of [joined, waiting]) await stage.call('signUpForEvent', { as, params: { id: event.id } });
    const at = new Date().toISOString();
    const erasures = [
      { organizationId: stage.own.id, id: back.id, at },
      { organizationId: stage.own.id, id: joined.volunteerId, at },
      // Of another foundation, and of another database.
      { organizationId: stage.own.id, id: others.id, at },
      { organizationId: crypto.randomUUID(), id: crypto.randomUUID(), at },
    ];
    expect(await eraseAgain(erasures, stage.walled)).toBe(2);
    expect(await present()).toEqual([stays.id, others.id, waiting.volunteerId].toSorted());
    const { answer } = await stage.call('getVolunteer', {
      ...{ as: stage.own.admin, params: { id: stays.id } },
    });
    expect(answer.id).toBe(stays.id);
    const places = await stage.db
      .selectFrom('participants')
      .select(['volunteerId', 'status'])
      .where('eventId', '=', event.id)
      .where('volunteerId', 'is not', null)
      .execute();
    expect(places).toEqual([{ volunteerId: waiting.volunteerId, status: 'signed_up' }]);
    const history = await stage.db
      .selectFrom('history')
      .select(['action', 'actorId', 'changes'])
      .where('subjectId', '=', back.id)
      .where('action', '=', 'deleted')
      .execute();
    expect(history).toEqual([{ action: 'deleted', actorId: null, changes: [] }]);
    expect(await eraseAgain(erasures, stage.walled)).toBe(0);
  });
});

test('a register that is not there names nobody, and one that cannot be read is one line', async () => {
  expect(await readRegister(file)).toEqual([]);
  await expect(readRegister(folder)).rejects.toThrow(new RegExp(`^${folder} cannot be read: EISDIR`));
});
