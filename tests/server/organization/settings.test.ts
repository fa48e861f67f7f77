import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Body } from '../../../src/contract/calls.ts';
import { validBodies } from '../../harness/bodyVariants.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Settings = Body<'updateOrganization'>;

onEachServer('the foundation’s settings', (stage) => {
  let current: Answer<'getOrganization'>;
  const read = async () =>
    (await stage.call('getOrganization', { as: stage.own.coordinator, params: { id: stage.own.id } })).answer;
  const write = (body: object, as = stage.own.coordinator) =>
    stage.call('updateOrganization', { as, params: { id: stage.own.id }, body });
  const settings = (changes: Partial<Settings> = {}): Settings => {
    const { id, status, createdAt, history, coverToken, ...input } = current;
    return { ...input, ...changes };
  };
  beforeEach(async () => {
    current = await read();
  });

  test('are read and edited by admins and coordinators', async () => {
    for (const as of [stage.own.admin, stage.own.coordinator]) {
      const { answer } = await write(settings({ city: as.role, version: null }), as);
      expect(answer).toMatchObject({ id: stage.own.id, city: as.role });
      expect(answer.history[0]).toMatchObject({ action: 'edited', actorId: as.id, actorName: as.name });
    }
  });

  test('are stored at every limit as they are typed', async () => {
    const { schema = {}, example } = jsonBodyOf('updateOrganization') ?? {};
    for (const { what, body } of validBodies(schema, example)) {
      const { version: _, timeZone, ...typed } = body as Settings;
      const reply = await write({ ...typed, timeZone });
      expect(reply.answer, what).toMatchObject({ ...typed, timeZone: timeZone ?? 'Europe/Warsaw' });
    }
  });

  test('say for how many hours a place is offered', async () => {
    const { answer } = await write(settings({ offerHours: null, version: null }));
    current = answer;
    const { answer: asking } = await write(settings({ offerHours: 12, version: null }));
    expect(asking.offerHours).toBe(12);
    expect(asking.history[0]?.changes).toEqual([{ field: 'offerHours', from: null, to: '12' }]);
    for (const offerHours of [0, 73, 1.5])
      expect((await write(settings({ offerHours, version: null }))).problem?.errors).toMatchObject([
        { field: 'offerHours' },
      ]);
  });

  test('become empty where a field is left out', async () => {
    await write(settings({ website: 'https://fundacja.example', region: 'łódzkie', version: null }));
    current = await read();
    const { website: _, region: __, ...rest } = settings();
    expect((await write(rest)).answer).toMatchObject({ website: null, region: null });
  });

  describe('leave in the history', () => {
    test('what changed, and nothing where nothing did', async () => {
      const { answer } = await write(settings({ phone: '+48601000111', category: ['animals', 'ecology'] }));
      expect(answer.version).toBe(current.version + 1);
      expect(answer.history[0]?.changes).toEqual([
        { field: 'category', from: current.category.join(', '), to: 'animals, ecology' },
        { field: 'phone', from: current.phone, to: '+48601000111' },
      ]);
      current = answer;
      const again = await write(settings());
      expect(again.answer).toEqual(answer);
    });

    test('a change at the very end of a long text', async () => {
      const long = 'a'.repeat(1499);
      current = (await write(settings({ description: `${long}b` }))).answer;
      const { answer } = await write(settings({ description: `${long}c` }));
      expect(answer.description.at(-1)).toBe('c');
      expect(answer.history[0]?.changes).toEqual([
        { field: 'description', from: `${long}b`, to: `${long}c` },
      ]);
    });

    test('another country of the same name', async () => {
      current = (await write(settings({ country: { code: 'PL', name: 'Kraj' } }))).answer;
      const { answer } = await write(settings({ country: { code: 'UA', name: 'Kraj' } }));
      expect(answer.country).toEqual({ code: 'UA', name: 'Kraj' });
    });
  });

  test('are refused when somebody else changed them since they were read', async () => {
    await write(settings({ city: 'Zgierz' }));
    const before = await stage.snapshot();
    expect((await write(settings({ city: 'Pabianice' }), stage.own.admin)).problem.code).toBe(
      'record_changed',
    );
    expect(await stage.snapshot()).toEqual(before);
    expect((await read()).city).toBe('Zgierz');
  });

  test('changed by many at once from one version are changed once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => write(settings({ street: `Ulica ${index}` }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await read()).version).toBe(current.version + 1);
  });

  test('are told to the rest of the team', async () => {
    await stage.db.deleteFrom('notifications').execute();
    await write(settings({ houseNumber: '77' }));
    const told = await stage.db.selectFrom('notifications').select(['accountId', 'kind']).execute();
    expect(told).toEqual([{ accountId: stage.own.admin.id, kind: 'organizationEdited' }]);
  });
});
