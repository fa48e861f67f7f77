import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAbuseReport } from '../../harness/insertAbuseReport.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertEvent } from '../../harness/insertEvent.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('the work on an abuse report', (stage) => {
  let id: string;
  let eventId: string;

  beforeEach(async () => {
    const { id: organizationId, volunteerId: reporterId } = stage.own;
    await stage.db.deleteFrom('abuse_reports').execute();
    ({ id: eventId } = await insertEvent(stage.db, { organizationId, title: 'Zbiórka' }));
    const about = { subjectType: 'event' as const, subjectId: eventId };
    ({ id } = await insertAbuseReport(stage.db, { organizationId, reporterId, ...about }));
  });

  const call = (operation: 'takeAbuseReport' | 'reopenAbuseReport' | 'getAbuseReport', as: Caller) =>
    stage.call(operation, { as, params: { id } });
  const finish = (reason = 'Rozmawialiśmy.', as: Caller = stage.own.coordinator) =>
    stage.call('finishAbuseReport', { as, params: { id }, body: { reason } });
  const list = async (as: Caller, query = {}) =>
    (await stage.call('listAbuseReports', { as, query })).answer.content.map((report) => report.id);
  const waiting = async (as: Caller) =>
    (await stage.call('getOverview', { as, params: { id: stage.own.id } })).answer.attention.abuseReports;

  test('leads from open over taken to done and back, and the history tells who did it', async () => {
    const { admin, coordinator } = stage.own;
    expect((await call('getAbuseReport', admin)).answer).toMatchObject({
      ...{ status: 'open', responsible: null, outcome: null },
      ...{ subjectName: 'Zbiórka', reporterName: 'Wera Nowak' },
    });
    expect((await call('takeAbuseReport', coordinator)).answer).toMatchObject({
      ...{ status: 'taken', responsible: { id: coordinator.id, name: 'Piotr Zieliński' } },
    });
    expect((await finish('Rozmawialiśmy.', admin)).answer).toMatchObject({
      ...{ status: 'done', outcome: 'Rozmawialiśmy.', responsible: { id: coordinator.id } },
    });
    const { answer } = await call('reopenAbuseReport', admin);
    expect(answer).toMatchObject({ status: 'open', outcome: null, responsible: null });
    expect(answer.history).toMatchObject([
      { action: 'reopened', actorName: 'Anna Kowalska' },
      { action: 'closed', actorName: 'Anna Kowalska' },
      {
        ...{ action: 'takenOver', actorName: 'Piotr Zieliński' },
        changes: [
          { field: 'status', from: 'open', to: 'taken' },
          { field: 'responsible', from: null, to: 'Piotr Zieliński' },
        ],
      },
    ]);
  });

  describe('by or about somebody who is erased', () => {
    const volunteer = (organizationId: string) => insertVolunteer(stage.db, { organizationId });
    const person = (organizationId: string) => insertPersonInNeed(stage.db, { organizationId });
    const member = (organizationId: string) =>
      insertAccount(stage.db, { organizationId, role: 'coordinator' });
    const cases = [
      ['by a volunteer', volunteer, 'deleteVolunteer', 'event'],
      ['about a volunteer', volunteer, 'deleteVolunteer', 'volunteer'],
      ['about a person in need', person, 'deletePersonInNeed', 'personInNeed'],
      ['about a member of the team', member, 'deleteCoordinator', 'coordinator'],
    ] as const;

    test.each(cases)('%s: stands until it is finished, and then has no words of it', async (...given) => {
      const [, insertOne, erase, subjectType] = given;
      const { id: organizationId, volunteerId, admin } = stage.own;
      const one = await insertOne(organizationId);
      const isBy = subjectType === 'event';
      const about = isBy
        ? { reporterId: one.id, subjectType, subjectId: eventId }
        : { reporterId: volunteerId, subjectType, subjectId: one.id };
      const words = { ...{ organizationId, ...about }, description: 'Przychodzi po alkoholu.' };
      const open = await insertAbuseReport(stage.db, words);
      const done = await insertAbuseReport(stage.db, words);
      const other = await insertAbuseReport(stage.db, {
        ...words,
        reporterId: volunteerId,
        ...{ subjectType: 'event', subjectId: eventId },
      });
      const finishOne = (reportId: string, reason: string) =>
        stage.call('finishAbuseReport', { as: admin, params: { id: reportId }, body: { reason } });
      await finishOne(done.id, 'Ostrzeżenie na piśmie.');
      const readOne = async ({ id: reportId }: { id: string }) =>
        (await stage.call('getAbuseReport', { as: admin, params: { id: reportId } })).answer;
      expect(await readOne(done)).toMatchObject({ description: words.description });

      expect((await stage.call(erase, { as: admin, params: { id: one.id } })).status).toBe(204);
      const erased = await readOne(done);
      expect(erased).toMatchObject({ status: 'done', description: null, outcome: null });
      expect(JSON.stringify(erased.history)).not.toContain('Ostrzeżenie');
      expect(await readOne(open)).toMatchObject({ status: 'open', description: words.description });
      expect((await finishOne(open.id, 'Sprawa wyjaśniona.')).answer).toMatchObject({
        ...{ status: 'done', description: null, outcome: 'Sprawa wyjaśniona.' },
      });
      // Looked into once more, it has no words, and the overview still names it.
      await stage.call('reopenAbuseReport', { as: admin, params: { id: done.id } });
      expect((await waiting(admin)).items).toContainEqual(
        expect.objectContaining({ id: done.id, label: isBy ? 'Zbiórka' : '–' }),
      );
      await finishOne(other.id, 'Inna sprawa.');
      expect(await readOne(other)).toMatchObject({ description: words.description, outcome: 'Inna sprawa.' });
    });
  });

  test('begins with its entry in the history', async () => {
    const body = { subjectType: 'event', subjectId: eventId, description: 'Bez zabezpieczenia.' } as const;
    const { answer } = await stage.call('reportAbuse', { as: stage.own.volunteer, body });
    expect(answer).toMatchObject({
      ...{ status: 'open', subjectName: 'Zbiórka', reporterName: 'Wera Nowak' },
      history: [{ action: 'created', actorName: 'Wera Nowak' }],
    });
  });

  test('is that of who was first, also at the same moment', async () => {
    const { admin, coordinator } = stage.own;
    const answers = await Promise.all([call('takeAbuseReport', admin), call('takeAbuseReport', coordinator)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'taken_by_other' });
  });

  test('may be repeated without harm', async () => {
    const { admin } = stage.own;
    const twice = async (act: () => Promise<{ status: number }>) =>
      expect([(await act()).status, (await act()).status]).toEqual([200, 200]);
    await twice(() => call('takeAbuseReport', admin));
    await twice(() => finish('Rozmawialiśmy.', admin));
    await twice(() => call('reopenAbuseReport', admin));
    const { history } = (await call('getAbuseReport', admin)).answer;
    expect(history.map(({ action }) => action)).toEqual(['reopened', 'closed', 'takenOver']);
  });

  test('is finished without being taken by whoever finishes it, but not without a word', async () => {
    expect((await finish('  ')).problem).toMatchObject({ errors: [{ field: 'reason' }] });
    const { id: finisher } = stage.own.coordinator;
    expect((await finish()).answer).toMatchObject({ status: 'done', responsible: { id: finisher } });
    expect(await call('takeAbuseReport', stage.own.admin)).toMatchObject({ status: 409 });
  });

  test('waits on the overview until somebody takes it', async () => {
    const { admin } = stage.own;
    expect(await waiting(admin)).toMatchObject({ count: 1, items: [{ id, label: 'Zbiórka' }] });
    await call('takeAbuseReport', admin);
    expect(await waiting(admin)).toEqual({ count: 0, items: [] });
    await call('reopenAbuseReport', admin);
    expect((await waiting(admin)).count).toBe(1);
  });

  test('is not that of whom it is about, who does not see it', async () => {
    const { coordinator, admin, id: organizationId } = stage.own;
    const about = { subjectType: 'coordinator' as const, subjectId: coordinator.id };
    ({ id } = await insertAbuseReport(stage.db, { organizationId, ...about }));
    expect(await list(coordinator)).not.toContain(id);
    expect(await list(admin)).toContain(id);
    const statuses = [
      (await call('getAbuseReport', coordinator)).status,
      (await call('takeAbuseReport', coordinator)).status,
      (await call('reopenAbuseReport', coordinator)).status,
      (await finish()).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await waiting(coordinator)).items.map((item) => item.id)).not.toContain(id);
    await call('takeAbuseReport', admin);
    const activity = await stage.call('listActivity', { as: coordinator, query: { size: 100 } });
    expect(activity.answer.content.filter(({ subjectId }) => subjectId === id)).toEqual([]);
  });

  test('is found by its state and by what it is about', async () => {
    const { admin } = stage.own;
    await call('takeAbuseReport', admin);
    expect(await list(admin, { status: 'taken', subjectType: 'event' })).toEqual([id]);
    expect(await list(admin, { status: 'open' })).toEqual([]);
    expect(await list(admin, { subjectType: 'volunteer' })).toEqual([]);
  });

  test('tells nothing of an event that is deleted', async () => {
    await stage.db.deleteFrom('events').where('id', '=', eventId).execute();
    expect((await call('getAbuseReport', stage.own.admin)).answer.subjectName).toBeNull();
  });

  test('of a coordinator who leaves waits for another, and what is done keeps the name', async () => {
    const { id: organizationId, admin } = stage.own;
    const account = await insertAccount(stage.db, { organizationId, role: 'coordinator', name: 'Ewa Nowak' });
    const leaver = await stage.signIn(account);
    const taken = id;
    await call('takeAbuseReport', leaver);
    ({ id } = await insertAbuseReport(stage.db, { organizationId }));
    await finish('Rozmawialiśmy.', leaver);
    await stage.call('deleteCoordinator', { as: admin, params: { id: leaver.id } });
    expect((await call('getAbuseReport', admin)).answer).toMatchObject({
      ...{ status: 'done', responsible: { name: 'Ewa Nowak' } },
    });
    id = taken;
    expect((await call('getAbuseReport', admin)).answer).toMatchObject({ status: 'open', responsible: null });
  });
});
