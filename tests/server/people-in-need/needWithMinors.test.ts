import { beforeEach, expect, test } from 'vitest';
import { insertClearances } from '../../harness/insertClearances.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { mailedToken } from '../../harness/queuedMails.ts';

onEachServer('a need with minors', (stage) => {
  let id: string;
  beforeEach(async () => {
    for (const table of ['people_in_need', 'volunteers', 'mails'] as const)
      await stage.db.deleteFrom(table).execute();
    ({ id } = await insertPersonInNeed(stage.db, {
      ...{ organizationId: stage.own.id, city: 'Kraków', withMinors: true },
    }));
  });
  const as = () => stage.own.coordinator;
  const helper = async () =>
    insertVolunteer(stage.db, {
      ...{ organizationId: stage.own.id, city: 'Kraków', accountStatus: 'verified' },
      email: `${Math.random()}@mail.example`,
    });
  const clear = (volunteerId: string) =>
    insertClearances(stage.db, { organizationId: stage.own.id, volunteerId });
  const propose = (volunteerId: string) =>
    stage.call('proposeVolunteer', { as: as(), params: { id }, body: { volunteerId } });
  const mark = (withMinors: boolean) =>
    stage.call('setWithMinors', { as: as(), params: { id }, body: { withMinors } });
  const matches = async () =>
    (await stage.call('listMatches', { as: as(), params: { id } })).answer.content.map(
      ({ volunteerId }) => volunteerId,
    );

  test('is for cleared volunteers alone, among whom it suggests', async () => {
    const [cleared, uncleared] = [await helper(), await helper()];
    await clear(cleared.id);
    expect(await matches()).toEqual([cleared.id]);
    const { status, problem } = await propose(uncleared.id);
    expect([status, problem.code]).toEqual([409, 'not_cleared']);
    expect((await propose(cleared.id)).answer.assignments).toMatchObject([{ volunteerId: cleared.id }]);
    await mark(false);
    expect(await matches()).toEqual([uncleared.id]);
    expect((await propose(uncleared.id)).status).toBe(200);
  });

  test('is marked once, which its history tells', async () => {
    await mark(false);
    await mark(true);
    const { answer } = await mark(true);
    expect(answer.withMinors).toBe(true);
    expect(answer.history.map(({ action, changes }) => [action, changes])).toEqual([
      ['edited', [{ field: 'withMinors', from: 'false', to: 'true' }]],
      ['edited', [{ field: 'withMinors', from: 'true', to: 'false' }]],
    ]);
  });

  test('asks and is accepted by nobody who was proposed before and is not cleared', async () => {
    const { id: volunteerId, email } = await helper();
    await mark(false);
    const assignmentId = (await propose(volunteerId)).answer.assignments[0]?.id ?? '';
    const ask = () => stage.call('askVolunteer', { as: as(), params: { id, assignmentId }, body: {} });
    await mark(true);
    expect((await ask()).problem.code).toBe('not_cleared');
    await mark(false);
    await ask();
    const token = await mailedToken(stage.db, email, 'assignmentQuestion');
    await mark(true);
    const accept = () => stage.call('acceptAssignment', { body: { token } });
    expect((await accept()).problem.code).toBe('not_cleared');
    await clear(volunteerId);
    expect((await accept()).status).toBe(200);
  });
});
