import { expect, test } from 'vitest';
import contract from '../../../src/contract/generated/openapi.json' with { type: 'json' };
import { dayFromNow, insertEvent } from '../../harness/insertEvent.ts';
import { insertParticipants } from '../../harness/insertParticipants.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

const typed = Object.keys(contract.components.schemas.EventInput.properties);

onEachServer('the copy of an event', (stage) => {
  const insert = (overrides: object = {}) =>
    insertEvent(stage.db, { organizationId: stage.own.id, ...overrides });
  const copy = async (id: string, as = stage.own.coordinator) =>
    (await stage.call('copyEvent', { as, params: { id } })).answer;
  const read = async (id: string) =>
    (await stage.call('getEvent', { as: stage.own.admin, params: { id } })).answer;

  test('is a draft of whoever copies, with all that was typed but the days and the people', async () => {
    const event = await insert({
      title: 'Zbiórka żywności',
      coverDesign: 'sunrise',
      location: 'Wejście od podwórza',
    });
    await insertParticipants(stage.db, event, ['signed_up', 'waitlisted']);
    const original = await read(event.id);
    const draft = await copy(event.id);
    for (const name of typed) {
      const isDay = name === 'startDate' || name === 'endDate';
      if (name !== 'version')
        expect(Reflect.get(draft, name), name).toEqual(isDay ? null : Reflect.get(original, name));
    }
    expect(draft.id).not.toBe(event.id);
    expect(draft).toMatchObject({
      ...{ status: 'draft', nrOfVolunteersSigned: 0, waitlisted: 0, participants: [], version: 1 },
      ...{ publishedAt: null, cancelledAt: null, creator: { id: stage.own.coordinator.id } },
      history: [{ action: 'created', actorId: stage.own.coordinator.id }],
    });
    expect(await read(event.id)).toEqual(original);
  });

  test.each([
    ['a draft', { status: 'draft', startDate: null, description: null }],
    ['one that is cancelled', { cancelledAt: new Date().toISOString(), cancellationReason: 'Burza.' }],
    ['one that is over', { status: 'finished', startDate: dayFromNow(-9), endDate: dayFromNow(-9) }],
  ] as const)('can be made of %s', async (_, overrides) => {
    const draft = await copy((await insert(overrides)).id, stage.own.admin);
    expect(draft).toMatchObject({ status: 'draft', finishedAt: null, cancellationReason: null });
  });

  test('is there twice when it is made twice', async () => {
    const { id } = await insert();
    const drafts = await Promise.all([copy(id), copy(id)]);
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(2);
  });
});
