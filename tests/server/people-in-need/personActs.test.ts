import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../harness/Caller.ts';
import { insertAccount } from '../../harness/insertAccount.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('a request for help', (stage) => {
  let id: string;
  const read = async () =>
    (await stage.call('getPersonInNeed', { as: stage.own.admin, params: { id } })).answer;
  const actions = async () =>
    (await read()).history.map(({ action }) => action).filter((one) => one !== 'viewed');
  const act = (
    operation: 'takeOverPersonInNeed' | 'setPersonInNeedHelped' | 'reopenPersonInNeed',
    as: Caller = stage.own.coordinator,
  ) => stage.call(operation, { as, params: { id } });
  const close = (reason = 'Ta sama prośba przyszła dwa razy.') =>
    stage.call('closePersonInNeed', { as: stage.own.coordinator, params: { id }, body: { reason } });
  const handOver = (coordinatorId: string, as = stage.own.coordinator) =>
    stage.call('handOverPersonInNeed', { as, params: { id }, body: { coordinatorId } });

  beforeEach(async () => {
    ({ id } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id }));
  });

  test('is taken over, helped and reopened, and the history tells who did it', async () => {
    const { id: coordinatorId } = stage.own.coordinator;
    expect((await act('takeOverPersonInNeed')).answer).toMatchObject({
      ...{ status: 'in_progress', responsible: { id: coordinatorId, name: 'Piotr Zieliński' } },
    });
    expect((await act('setPersonInNeedHelped', stage.own.admin)).answer).toMatchObject({
      ...{ status: 'helped', responsible: { id: coordinatorId } },
    });
    expect((await act('reopenPersonInNeed')).answer).toMatchObject({
      ...{ status: 'in_progress', responsible: { id: coordinatorId } },
    });
    const { history } = await read();
    expect(history.slice(1, 4)).toMatchObject([
      { action: 'reopened', changes: [{ field: 'status', from: 'helped', to: 'in_progress' }] },
      { action: 'helped', actorName: 'Anna Kowalska' },
      {
        ...{ action: 'takenOver', actorName: 'Piotr Zieliński' },
        changes: [
          { field: 'status', from: 'new', to: 'in_progress' },
          { field: 'responsible', from: null, to: 'Piotr Zieliński' },
        ],
      },
    ]);
  });

  test('is closed with the reason, and is new again when nobody was responsible', async () => {
    expect((await close()).answer).toMatchObject({
      ...{ status: 'closed', closingReason: 'Ta sama prośba przyszła dwa razy.' },
    });
    const { status, closingReason } = (await act('reopenPersonInNeed')).answer;
    expect({ status, closingReason }).toEqual({ status: 'new', closingReason: null });
  });

  test('is not closed without a reason', async () => {
    expect((await close('  ')).status).toBe(400);
    expect(await read()).toMatchObject({ status: 'new' });
  });

  test('has one winner when two take it over at once, and the other is told who', async () => {
    const { admin, coordinator } = stage.own;
    const replies = await Promise.all([
      act('takeOverPersonInNeed', admin),
      act('takeOverPersonInNeed', coordinator),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { responsible } = await read();
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'taken_by_other' });
    expect(refused?.text).toContain(responsible?.name);
    expect(await actions()).toEqual(['takenOver']);
  });

  test('is handed over by who is responsible, by an admin, and by nobody else', async () => {
    const { admin, coordinator } = stage.own;
    await act('takeOverPersonInNeed', admin);
    expect((await handOver(coordinator.id)).problem).toMatchObject({ code: 'taken_by_other' });
    expect((await handOver(coordinator.id, admin)).answer).toMatchObject({
      responsible: { id: coordinator.id },
    });
    expect((await handOver(admin.id)).answer).toMatchObject({ responsible: { id: admin.id } });
    expect(await actions()).toEqual(['handedOver', 'handedOver', 'takenOver']);
  });

  test.each([
    ['of another foundation', () => stage.other.admin.id],
    ['who is a volunteer', () => stage.own.volunteer.id],
    ['who does not exist', () => uuid()],
  ])('is not handed over to somebody %s', async (_, whom) => {
    expect(await handOver(whom())).toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'coordinatorId', code: 'reference' }] },
    });
    expect(await read()).toMatchObject({ status: 'new', responsible: null });
  });

  test('is not touched by an act that is done already', async () => {
    const twice = async (call: () => Promise<{ status: number }>) =>
      expect([(await call()).status, (await call()).status]).toEqual([200, 200]);
    await twice(() => act('takeOverPersonInNeed'));
    await twice(() => handOver(stage.own.admin.id));
    await twice(() => act('setPersonInNeedHelped'));
    await twice(() => act('reopenPersonInNeed'));
    await twice(() => close());
    expect(await actions()).toEqual(['closed', 'reopened', 'helped', 'handedOver', 'takenOver']);
  });

  test.each(['helped', 'closed'] as const)('that is %s is reopened first', async (status) => {
    ({ id } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id, status }));
    expect(await act('takeOverPersonInNeed')).toMatchObject({
      status: 409,
      problem: { code: 'invalid_state' },
    });
    expect(await handOver(stage.own.admin.id)).toMatchObject({ status: 409 });
  });

  test('of a coordinator who leaves waits for another, and what is done keeps the name', async () => {
    const { id: organizationId } = stage.own;
    const account = await insertAccount(stage.db, { organizationId, role: 'coordinator', name: 'Ewa Nowak' });
    const leaver = await stage.signIn(account);
    await act('takeOverPersonInNeed', leaver);
    const inProgress = id;
    ({ id } = await insertPersonInNeed(stage.db, { organizationId: stage.own.id }));
    await act('takeOverPersonInNeed', leaver);
    await act('setPersonInNeedHelped', leaver);
    await stage.call('deleteCoordinator', { as: stage.own.admin, params: { id: leaver.id } });
    expect(await read()).toMatchObject({ status: 'helped', responsible: { name: 'Ewa Nowak' } });
    id = inProgress;
    expect(await read()).toMatchObject({ status: 'in_progress', responsible: null });
    expect((await act('takeOverPersonInNeed')).status).toBe(200);
  });

  describe('in the list', () => {
    test('is found by who is responsible', async () => {
      await act('takeOverPersonInNeed');
      const query = { responsible: stage.own.coordinator.id };
      const { content } = (await stage.call('listPeopleInNeed', { as: stage.own.admin, query })).answer;
      expect(content).toContainEqual(
        expect.objectContaining({ id, responsible: { id: query.responsible, name: 'Piotr Zieliński' } }),
      );
      expect(content.every(({ responsible }) => responsible?.id === query.responsible)).toBe(true);
      const csv = await stage.call('exportPeopleInNeed', { as: stage.own.admin, query });
      expect(csv.text).toContain('Piotr Zieliński');
    });
  });
});
