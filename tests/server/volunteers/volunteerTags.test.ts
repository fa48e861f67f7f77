import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { insertVolunteer } from '../../harness/insertVolunteer.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

onEachServer('tags of volunteers', (stage) => {
  const insert = async (tags: string[] = [], organizationId = stage.own.id) =>
    (await insertVolunteer(stage.db, { organizationId, tags })).id;
  const write = (id: string, tags: string[], before?: string[]) =>
    stage.call('tagVolunteer', {
      ...{ as: stage.own.coordinator, params: { id } },
      body: { tags, ...(before && { before }) },
    });
  const select = (ids: string[], tag: string) =>
    stage.call('tagVolunteers', {
      as: stage.own.coordinator,
      params: { id: stage.own.id },
      body: { ids, tag },
    });
  const read = async (id: string) =>
    (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } })).answer;
  const many = (count: number) => Array.from({ length: count }, (_, index) => `etykieta ${index}`);

  test('are kept without blanks and repeats, with what changed in the history', async () => {
    const id = await insert(['magazyn']);
    const { answer } = await write(id, ['  Złota   rączka ', 'zlota raczka', 'kierowca']);
    expect(answer.tags).toEqual(['Złota rączka', 'kierowca']);
    expect(answer.history[0]).toMatchObject({
      ...{ action: 'edited', actorId: stage.own.coordinator.id },
      changes: [{ field: 'tags', from: 'magazyn', to: 'Złota rączka, kierowca' }],
    });
    const before = await stage.snapshot();
    await write(id, ['Złota rączka', 'kierowca']);
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each([
    ['more than 20', Array.from({ length: 21 }, (_, index) => `x${index}`)],
    ['one of more than 30 characters', ['ż'.repeat(31)]],
    ['blanks alone', ['  ']],
  ])('are refused: %s', async (_, tags) => {
    const id = await insert();
    const before = await stage.snapshot();
    expect((await write(id, tags)).status).toBe(400);
    expect(await stage.snapshot()).toEqual(before);
  });

  test('are changed by two who have read the same ones, and nobody’s change is lost', async () => {
    const read = ['Kierowca', 'magazyn'];
    const id = await insert(read);
    await Promise.all([write(id, [...read, 'kuchnia'], read), write(id, ['kierowca', 'namiot'], read)]);
    const { tags, history } = (await stage.call('getVolunteer', { as: stage.own.admin, params: { id } }))
      .answer;
    expect(tags.toSorted()).toEqual(['Kierowca', 'kuchnia', 'namiot']);
    expect(history).toHaveLength(2);
    // Whom somebody else has given it meanwhile has it once, and nobody has more than there may be.
    expect((await write(id, [...read, 'Kuchnia'], read)).answer.tags.toSorted()).toEqual(tags.toSorted());
    const full = await insert(many(20));
    const { errors } = (await write(full, ['kuchnia'], [])).problem;
    expect(errors).toEqual([
      { field: 'tags', code: 'maxEntries', message: expect.stringMatching(/^[^|]*20[^|]*$/) },
    ]);
  });

  test('find who has one, and are counted', async () => {
    const tag = `tag ${uuid().slice(0, 8)}`;
    const id = await insert([tag, 'kierowca']);
    await insert([tag], stage.other.id);
    const asked = { as: stage.own.admin, params: { id: stage.own.id }, query: { tags: tag } };
    const { answer } = await stage.call('listVolunteers', asked);
    expect(answer.content.map((found) => found.id)).toEqual([id]);
    const { filters } = (await stage.call('countVolunteers', { ...asked, query: {} })).answer;
    expect(filters.find(({ name }) => name === 'tags')?.choices).toContainEqual({ value: tag, count: 1 });
  });

  test('are added to a selection, but to nobody else', async () => {
    const [fresh, tagged, full, foreign] = [
      await insert(),
      await insert(['Kierowca']),
      await insert(many(20)),
      await insert([], stage.other.id),
    ];
    const { answer } = await select([fresh, tagged, full, foreign, uuid()], 'kierowca');
    expect(answer).toEqual({ tagged: 2, full: 1 });
    expect((await read(fresh)).tags).toEqual(['kierowca']);
    expect(await read(tagged)).toMatchObject({ tags: ['Kierowca'], history: [] });
    expect((await read(full)).tags).toEqual(many(20));
    const { tags } = await stage.db
      .selectFrom('volunteers')
      .select('tags')
      .where('organizationId', '=', stage.other.id)
      .where('id', '=', foreign)
      .executeTakeFirstOrThrow();
    expect(tags).toEqual([]);
  });
});
