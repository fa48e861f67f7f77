import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { addHistory } from '../../../src/server/core/db/historyStore.ts';
import type { Caller } from '../../harness/Caller.ts';
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { insertPersonInNeed } from '../../harness/insertPersonInNeed.ts';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('what was done in a foundation', (stage) => {
  const activityOf = async (query: Readonly<Record<string, string>> = {}, as: Caller = stage.own.admin) =>
    (await stage.call('listActivity', { as, query })).answer;

  test('is told newest first: who did what to whom, and which properties changed', async () => {
    const { admin, coordinator } = stage.own;
    const { organizationId } = admin;
    const { id } = await insertVolunteer(stage.db, {
      organizationId,
      firstname: 'Oksana',
      lastname: 'Kowalczuk',
    });
    await stage.call('verifyVolunteer', { as: coordinator, params: { id } });
    const [verified] = (await activityOf()).content;
    expect(verified).toMatchObject({
      ...{ action: 'verified', resource: 'volunteers', subjectType: 'volunteer', subjectId: id },
      ...{ subjectName: 'Oksana Kowalczuk', fields: ['accountStatus'] },
      ...{ actorId: coordinator.id, actorName: coordinator.name },
    });
  });

  test('says no last name that a list does not, and nothing of what was only read', async () => {
    const { admin } = stage.own;
    const { organizationId } = admin;
    const { id } = await insertPersonInNeed(stage.db, {
      organizationId,
      firstname: 'Tamara',
      lastname: 'Sekretna',
    });
    const { totalElements } = await activityOf();
    await stage.call('getPersonInNeed', { as: admin, params: { id } });
    await stage.call('takeOverPersonInNeed', { as: admin, params: { id } });
    const after = await activityOf();
    expect(after.totalElements).toBe(totalElements + 1);
    expect(after.content[0]).toMatchObject({
      action: 'takenOver',
      subjectName: 'Tamara',
      resource: 'people-in-need',
    });
    expect(JSON.stringify(after)).not.toContain('Sekretna');
  });

  test('knows a participant’s event, and the name of what is deleted', async () => {
    const { admin } = stage.own;
    const { organizationId } = admin;
    const event = await insertEvent(stage.db, { organizationId, title: 'Zbiórka' });
    const [participant] = await insertParticipants(stage.db, event, ['signed_up']);
    await addHistory(
      'participants',
      { id: participant?.id ?? '', organizationId },
      admin,
      'edited',
      [],
      stage.db,
    );
    expect((await activityOf()).content[0]).toMatchObject({
      ...{
        resource: 'events',
        subjectType: 'event',
        subjectId: event.id,
        subjectName: 'Zbiórka',
        fields: [],
      },
    });
    await stage.call('deleteVolunteer', { as: admin, params: { id: participant?.volunteerId ?? '' } });
    const [deleted] = (await activityOf({ subjectType: 'volunteer' })).content;
    expect(deleted).toMatchObject({ action: 'deleted', subjectId: null });
    const gone = { id: uuid(), organizationId };
    const title = [{ field: 'title', from: 'Kiermasz' }];
    await addHistory('events', gone, admin, 'edited', [], stage.db);
    await addHistory('events', gone, admin, 'deleted', title, stage.db);
    const [last, before] = (await activityOf({ subjectType: 'event' })).content;
    expect(last).toMatchObject({ action: 'deleted', subjectId: null, subjectName: 'Kiermasz' });
    expect(before).toMatchObject({ action: 'edited', subjectId: null, subjectName: 'Kiermasz' });
  });

  test('is narrowed by who, which kind and from day to day, with its number', async () => {
    const { admin, coordinator } = stage.own;
    const { organizationId } = admin;
    const subject = { id: uuid(), organizationId };
    const noon = (daysAgo: number) => `${dayFromNow(-daysAgo)}T12:00:00.000Z`;
    const insert = (at: string, subjectTable: 'events' | 'volunteers', actor: Caller) =>
      stage.db
        .insertInto('history')
        .values({
          ...{ id: uuid(), organizationId, subjectTable, subjectId: subject.id, action: 'edited' },
          ...{ actorId: actor.id, actorName: actor.name, at, changes: '[]' },
        })
        .execute();
    await insert(noon(40), 'events', coordinator);
    await insert(noon(40), 'volunteers', coordinator);
    await insert(noon(41), 'events', admin);
    const about40 = { atFrom: dayFromNow(-40), atTo: dayFromNow(-40) };
    expect((await activityOf(about40)).totalElements).toBe(2);
    expect((await activityOf({ ...about40, subjectType: 'event' })).totalElements).toBe(1);
    expect((await activityOf({ atTo: dayFromNow(-40) })).totalElements).toBe(3);
    expect((await activityOf({ atTo: dayFromNow(-40), actorId: admin.id })).content).toMatchObject([
      { resource: 'events', actorId: admin.id, subjectName: null },
    ]);
    const filters: Readonly<Record<string, string>>[] = [
      {},
      { subjectType: 'event' },
      { actorId: coordinator.id },
    ];
    for (const filter of filters) {
      const { content, totalElements } = await activityOf({ ...filter, size: '100' });
      expect(content).toHaveLength(totalElements);
    }
  });

  test('is nobody’s own views, and no other foundation’s', async () => {
    const { own, other } = stage;
    const { totalElements } = await activityOf();
    const body = { list: 'volunteers', name: 'Soboty', query: '', shared: true };
    await stage.call('createSavedView', { as: own.coordinator, body });
    expect((await activityOf()).totalElements).toBe(totalElements);
    const foreign = await activityOf({ size: '100' }, other.admin);
    expect(
      foreign.content.filter(({ actorId }) => actorId === own.admin.id || actorId === own.coordinator.id),
    ).toEqual([]);
    expect(foreign.content).toHaveLength(foreign.totalElements);
  });
});
