import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import { eraseFormerMembers } from '../../../src/server/team/eraseFormerMembers.ts';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertDataRequest } from '../../harness/insertDataRequest.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertLivedMember } from '../../harness/livedMember.ts';
import { tracesOf } from '../../harness/livedVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a member of the team who is erased', (stage) => {
  let count = 0;
  /** What only this member is reached by, and what was written by and of them. */
  const unique = () => ({
    reason: `Zaczynam pracę gdzie indziej ${count}x.`,
    asked: `Proszę o notatki z szuflady ${count}x.`,
    phones: [`+4851200${1000 + count}`, `+4851300${1000 + count}`],
  });
  let written: ReturnType<typeof unique>;
  let member: Caller;
  let personId: string;
  let requestId: string;
  let texts: readonly string[];

  const traces = async () =>
    // The mail that tells them is still to be sent.
    (await tracesOf(texts, stage.db)).filter((trace) => !trace.startsWith('mails'));
  const historyOf = (id: string) =>
    stage.db
      .selectFrom('history')
      .select(['action', 'actorName', 'changes'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();

  beforeEach(async () => {
    count += 1;
    written = unique();
    const { reason, asked, phones } = written;
    const account = { organizationId: stage.own.id, role: 'coordinator', name: 'Ola Lis' } as const;
    member = await stage.signIn(await insertAccount(stage.db, account));
    texts = [member.email, reason, asked, ...phones.map((phone) => phone.slice(3))];
    for (const phoneNumber of phones) {
      const { answer } = await stage.call('getCoordinator', { as: member, params: { id: member.id } });
      const { name, email, version } = answer;
      const changed = await stage.call('updateCoordinator', {
        ...{ as: member, params: { id: member.id }, body: { name, email, version, phoneNumber } },
      });
      expect(changed.status).toBe(200);
    }
    ({ id: personId } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id }));
    await stage.call('takeOverPersonInNeed', { as: member, params: { id: personId } });
    ({ id: requestId } = await insertDataRequest(stage.db, {
      ...{ organizationId: stage.own.id, subjectType: 'coordinator', subjectId: member.id },
      ...{ personName: 'Ola Lis', email: member.email, phone: phones[0] ?? null, description: asked },
    }));
  });

  test('is known in many places before', async () => {
    const tables = new Set((await traces()).map((trace) => trace.split(':')[0]));
    expect([...tables]).toEqual(
      expect.arrayContaining(['accounts', 'coordinators', 'data_requests', 'email_addresses', 'history']),
    );
  });

  describe.each(['by an admin', 'two weeks after leaving'] as const)('%s', (how) => {
    const erase = async () => {
      const params = { id: member.id };
      if (how === 'by an admin') {
        expect((await stage.call('deleteCoordinator', { as: stage.own.admin, params })).status).toBe(204);
        return;
      }
      await stage.call('leaveOrganization', { as: member, params, body: { reason: written.reason } });
      const run = () =>
        acrossTenants(() => eraseFormerMembers({ db: stage.db }).run(new AbortController().signal));
      await run();
      // The link of the farewell lets them come back.
      expect(await traces()).not.toEqual([]);
      await sql`update "accounts" set "closedAt" = now() - interval '15 days' where "id" = ${member.id}`.execute(
        stage.db,
      );
      // The team learns why, for a month (see purgeNotices).
      await stage.db.deleteFrom('notifications').execute();
      await run();
    };

    test('leaves nothing of what a whole life in the team has left, besides the name', async () => {
      const lived = await insertLivedMember(stage);
      const texts = lived.texts.filter((text) => !/^(Zdzisława|Śliwa)/.test(text));
      await sql`update "mails" set "sentAt" = now()`.execute(stage.db);
      expect(await tracesOf(texts, stage.db)).not.toEqual([]);
      await stage.call('createSavedView', {
        ...{ as: lived, body: { list: 'volunteers', name: 'Dla wszystkich', query: 'q=kurs', shared: true } },
      });
      member = lived;
      written = { ...written, reason: 'Powód.' };
      await erase();
      await sql`delete from "mails" where "sentAt" is null`.execute(stage.db);
      expect(await tracesOf(texts, stage.db)).toEqual([]);
      const { answer } = await stage.call('listSavedViews', {
        as: stage.own.admin,
        query: { list: 'volunteers' },
      });
      expect(answer.content.map((view) => view.name)).toContain('Dla wszystkich');
    });

    test('is in no table any more, besides as who did something', async () => {
      await erase();
      expect(await traces()).toEqual([]);
      const { personName, description, subjectId } = await stage.db
        .selectFrom('data_requests')
        .select(['personName', 'description', 'subjectId'])
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      expect([personName, description, subjectId]).toEqual([null, null, null]);
      const own = await historyOf(member.id);
      expect(own.map(({ action }) => action).slice(0, 2)).toEqual(['edited', 'edited']);
      expect(own[0]?.changes).toEqual([{ field: 'phoneNumber', from: null, to: null }]);
      const done = await historyOf(personId);
      expect(done[0]).toMatchObject({ action: 'takenOver', actorName: 'Ola Lis' });
    });
  });
});
