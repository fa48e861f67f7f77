import { v7 as uuid } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { components } from '../../../src/contract/generated/types.ts';
import { dueOn } from '../../../src/domain/data-requests/dataRequestRules.ts';
import { addDays } from '../../../src/domain/events/addDays.ts';
import { acrossTenants } from '../../../src/server/core/db/scope.ts';
import { tellOfDueRequests } from '../../../src/server/data-requests/tellWhoMayAnswer.ts';
import { insertDataRequest } from '../../harness/insertDataRequest.ts';
import { dayFromNow } from '../../harness/insertEvent.ts';
import { insertVolunteerUser } from '../../harness/insertVolunteerUsers.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { parseCsv } from '../../harness/parseCsv.ts';

type Input = components['schemas']['DataRequestInput'];

onEachServer('a request about data', (stage) => {
  beforeEach(async () => {
    for (const table of ['rate_limits', 'data_requests', 'notifications', 'mails'] as const)
      await stage.db.deleteFrom(table).execute();
  });

  const input: Input = {
    ...{ kind: 'access', personName: 'Ewa Łapińska', channel: 'letter', receivedOn: dayFromNow(-2) },
    description: 'Proszę o kopię moich danych.',
  };
  const enter = (body: Partial<Input> = {}) =>
    stage.call('addDataRequest', { as: stage.own.coordinator, body: { ...input, ...body } });
  const read = async (id: string) =>
    (await stage.call('getDataRequest', { as: stage.own.coordinator, params: { id } })).answer;
  const close = (id: string, act: 'answerDataRequest' | 'refuseDataRequest', reason = 'Wysłano list.') =>
    stage.call(act, { as: stage.own.admin, params: { id }, body: { reason } });
  const extend = (id: string) =>
    stage.call('extendDataRequest', {
      ...{ as: stage.own.admin, params: { id }, body: { reason: 'Archiwum z pięciu lat.' } },
    });
  const list = async (query: Readonly<Record<string, string | number>> = {}) => {
    const { answer } = await stage.call('listDataRequests', { as: stage.own.coordinator, query });
    return answer.content.map(({ personName }) => personName);
  };
  const told = () =>
    stage.db.selectFrom('notifications').select(['accountId', 'kind']).orderBy('id').execute();
  const insert = (days: number, more: Parameters<typeof insertDataRequest>[1] | object = {}) =>
    insertDataRequest(stage.db, {
      ...{ organizationId: stage.own.id, receivedOn: dayFromNow(-20), dueOn: dayFromNow(days), ...more },
    });

  test('is entered with the last day to answer, and the admins are told', async () => {
    const { answer, status } = await enter();
    expect(status).toBe(201);
    const due = dueOn(input.receivedOn, false);
    expect(answer).toMatchObject({ ...input, status: 'open', dueOn: due });
    expect(addDays(dayFromNow(0), answer.daysLeft ?? 0)).toBe(due);
    expect(answer.enteredBy).toMatchObject({ id: stage.own.coordinator.id });
    expect(answer.history.map(({ action }) => action)).toEqual(['created']);
    expect(await told()).toEqual([{ accountId: stage.own.admin.id, kind: 'dataRequestReceived' }]);
    // By the clock the same admin is mailed.
    const mails = await stage.db.selectFrom('mails').select('template').execute();
    expect(mails).toEqual([{ template: 'notification' }]);
  });

  test('is refused with a day to come, and about somebody of another foundation', async () => {
    const refused = async (body: Partial<Input>) => (await enter(body)).problem?.errors;
    expect(await refused({ receivedOn: dayFromNow(2) })).toMatchObject([
      { field: 'receivedOn', code: 'notInFuture' },
    ]);
    for (const subjectId of [stage.other.volunteerId, uuid()])
      expect(await refused({ subjectType: 'volunteer', subjectId })).toMatchObject([
        { field: 'subjectId', code: 'reference' },
      ]);
    expect(await refused({ subjectId: stage.own.volunteerId })).toMatchObject([{ field: 'subjectId' }]);
    expect((await enter({ subjectType: 'volunteer', subjectId: stage.own.volunteerId })).status).toBe(201);
  });

  test('is answered by an admin, once and for all', async () => {
    const { id } = (await enter()).answer;
    const { answer } = await close(id, 'answerDataRequest');
    expect(answer).toMatchObject({ status: 'answered', answer: 'Wysłano list.', daysLeft: null });
    expect(answer.closedBy?.id).toBe(stage.own.admin.id);
    expect((await close(id, 'answerDataRequest', 'Inaczej.')).answer.answer).toBe('Wysłano list.');
    expect((await close(id, 'refuseDataRequest')).problem).toMatchObject({ status: 409 });
    expect((await extend(id)).problem).toMatchObject({ status: 409 });
    expect((await read(id)).history.map(({ action }) => action)).toEqual(['requestAnswered', 'created']);
  });

  test('is closed on the day on which the person was told, which may be over', async () => {
    const receivedOn = dayFromNow(-9);
    const closeOn = async (act: 'answerDataRequest' | 'refuseDataRequest', closedOn: string) => {
      const { id } = (await enter({ receivedOn })).answer;
      const body = { reason: 'Wysłano list.', closedOn };
      return stage.call(act, { as: stage.own.admin, params: { id }, body });
    };
    for (const act of ['answerDataRequest', 'refuseDataRequest'] as const) {
      for (const day of [receivedOn, dayFromNow(-2), dayFromNow(0)])
        expect((await closeOn(act, day)).answer.closedOn).toBe(day);
      expect((await closeOn(act, dayFromNow(2))).problem?.errors).toMatchObject([
        { field: 'closedOn', code: 'notInFuture' },
      ]);
      expect((await closeOn(act, dayFromNow(-10))).problem?.errors).toMatchObject([
        { field: 'closedOn', code: 'notBeforeReceipt' },
      ]);
    }
    const { answer } = await closeOn('answerDataRequest', dayFromNow(-2));
    expect(answer.history[0]?.changes).toEqual([
      { field: 'status', from: 'open', to: 'answered' },
      { field: 'closedOn', from: null, to: dayFromNow(-2) },
    ]);
  });

  test('is refused with a reason', async () => {
    const { id } = (await enter()).answer;
    expect((await close(id, 'refuseDataRequest', '  ')).status).toBe(400);
    expect((await close(id, 'refuseDataRequest')).answer.status).toBe('refused');
    expect((await close(id, 'answerDataRequest')).status).toBe(409);
  });

  test('is extended once while its first month runs', async () => {
    const { id } = (await enter()).answer;
    const { answer } = await extend(id);
    expect(answer).toMatchObject({
      ...{ status: 'open', extensionReason: 'Archiwum z pięciu lat.', dueOn: dueOn(input.receivedOn, true) },
    });
    expect((await extend(id)).answer.history).toEqual(answer.history);
    const { id: late } = (await enter({ receivedOn: dayFromNow(-50) })).answer;
    expect((await extend(late)).problem).toMatchObject({ status: 409 });
  });

  test('is found by what is due, its kind, its state and its name, and the first due comes first', async () => {
    await insert(20, { personName: 'Calm', kind: 'erasure' });
    await insert(-3, { personName: 'Closed', status: 'answered' });
    await insert(-1, { personName: 'Late' });
    await insert(6, { personName: 'Soon' });
    expect(await list()).toEqual(['Late', 'Soon', 'Calm', 'Closed']);
    expect(await list({ due: 'overdue' })).toEqual(['Late']);
    expect(await list({ due: 'week' })).toEqual(['Late', 'Soon']);
    expect(await list({ kind: 'erasure' })).toEqual(['Calm']);
    expect(await list({ status: 'answered' })).toEqual(['Closed']);
    expect(await list({ q: 'soon' })).toEqual(['Soon']);
    expect(await list({ sort: 'receivedOn,desc', size: 10 })).toHaveLength(4);
    const { answer } = await stage.call('getOverview', {
      ...{ as: stage.own.admin, params: { id: stage.own.id } },
    });
    expect(answer.attention.dataRequestsDue.items.map(({ label }) => label)).toEqual(['Late', 'Soon']);
  });

  test('stands in a file with what the list shows of it, for whoever looks into the register', async () => {
    await insert(9, { personName: 'Ewa Łapińska', kind: 'access' });
    await insert(-4, { personName: 'Jan Żak', status: 'answered' });
    await insertDataRequest(stage.db, { organizationId: stage.other.id, personName: 'Zenobia Śliwa' });
    const { status, text } = await stage.call('exportDataRequests', {
      ...{ as: stage.own.coordinator, headers: { 'accept-language': 'pl' }, query: { status: 'open' } },
    });
    expect(status).toBe(200);
    const [head, ...rows] = parseCsv(text);
    expect(head).toEqual(expect.arrayContaining(['Czego dotyczy', 'Wpłynęło', 'Odpowiedź do']));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining(['Ewa Łapińska', dayFromNow(-20), dayFromNow(9)]));
  });

  test('is told of a week before its end and when it is late, once each', async () => {
    const run = () =>
      acrossTenants(() => tellOfDueRequests({ db: stage.db }).run(new AbortController().signal));
    const calm = await insert(9);
    await insert(-4, { status: 'answered' });
    await run();
    expect(await told()).toEqual([]);
    const set = (values: object) =>
      stage.db.updateTable('data_requests').set(values).where('id', '=', calm.id).execute();
    await set({ dueOn: dayFromNow(6) });
    await run();
    await run();
    expect((await told()).map(({ kind }) => kind)).toEqual(['dataRequestDueSoon']);
    await set({ dueOn: dayFromNow(-2) });
    await run();
    await run();
    expect(await told()).toEqual([
      { accountId: stage.own.admin.id, kind: 'dataRequestDueSoon' },
      { accountId: stage.own.admin.id, kind: 'dataRequestOverdue' },
    ]);
    // What was late from the beginning is told of once.
    await insert(-9);
    await run();
    expect(await told()).toHaveLength(3);
  });

  test('of a volunteer comes by the own page, ten times a day at most', async () => {
    const ask = (as = stage.own.volunteer) =>
      stage.call('askAboutOwnData', { as, body: { kind: 'objection', description: 'Nie chcę wiadomości.' } });
    const { answer } = await ask();
    expect(answer).toMatchObject({ kind: 'objection', channel: 'ownPage', status: 'open' });
    expect(await read(answer.id)).toMatchObject({
      ...{
        subjectType: 'volunteer',
        subjectId: stage.own.volunteerId,
        enteredBy: null,
        receivedOn: answer.receivedOn,
      },
    });
    await close(answer.id, 'answerDataRequest');
    await enter({ subjectType: 'volunteer', subjectId: stage.own.volunteerId });
    await enter();
    const own = await stage.call('listOwnDataRequests', { as: stage.own.volunteer });
    expect(own.answer.content.map(({ channel, status }) => [channel, status])).toEqual([
      ['letter', 'open'],
      ['ownPage', 'answered'],
    ]);
    const others = await stage.call('listOwnDataRequests', { as: stage.other.volunteer });
    expect(others.answer.content).toEqual([]);
    for (let times = 0; times < 9; times += 1) expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(429);
  });

  test('keeps what was asked for and when, and nothing of whom, once the volunteer is erased', async () => {
    const volunteer = await insertVolunteerUser(stage.db, stage.own.id, {
      ...{ firstname: 'Zenobia', lastname: 'Śliwa' },
    });
    const { answer } = await stage.call('askAboutOwnData', {
      ...{ as: volunteer, body: { kind: 'erasure', description: 'Usuńcie wszystko o alpakach.' } },
    });
    await extend(answer.id);
    await stage.call('deleteVolunteer', {
      ...{ as: stage.own.admin, params: { id: volunteer.volunteerId } },
    });
    const { history, ...left } = await read(answer.id);
    expect(left).toMatchObject({
      ...{ kind: 'erasure', status: 'open', receivedOn: answer.receivedOn, channel: 'ownPage' },
      ...{ personName: null, email: null, phone: null, description: null, extensionReason: null },
      ...{ subjectId: null, answer: null },
    });
    expect(JSON.stringify(history)).not.toMatch(/Zenobia|Śliwa|pięciu lat/);
    expect(history.map(({ action }) => action)).toEqual(['requestExtended', 'created']);
    expect(await list({ q: 'zenobia' })).toEqual([]);
    expect((await close(answer.id, 'answerDataRequest')).answer.status).toBe('answered');
  });
});
