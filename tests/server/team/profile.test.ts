import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { Body } from '../../../src/contract/calls.ts';
import { validBodies } from '../../harness/bodyVariants.ts';
import type { Caller } from '../../harness/Caller.ts';
import { jsonBodyOf } from '../../harness/contract.ts';
import { onEachServer } from '../../harness/onEachServer.ts';

type Profile = Body<'updateCoordinator'>;

onEachServer('a coordinator’s profile', (stage) => {
  const read = (as: Caller, id: string) => stage.call('getCoordinator', { as, params: { id } });
  const write = (as: Caller, id: string, body: object) =>
    stage.call('updateCoordinator', { as, params: { id }, body });
  const profile = (changes: Partial<Profile> = {}): Profile => ({
    ...{ name: 'Piotr Zieliński', email: stage.own.coordinator.email, phoneNumber: '+48601234567' },
    ...changes,
  });

  test('is read by the whole team, whoever’s it is', async () => {
    const { admin, coordinator } = stage.own;
    for (const as of [admin, coordinator]) {
      for (const { id, name, role, email } of [admin, coordinator]) {
        expect((await read(as, id)).answer).toMatchObject({ id, name, role, email });
      }
    }
  });

  test('is stored at every limit as it is typed', async () => {
    const { schema = {}, example } = jsonBodyOf('updateCoordinator') ?? {};
    const as = stage.own.coordinator;
    for (const { what, field, body } of validBodies(schema, example)) {
      if (field === 'email') continue;
      const { email: _, currentPassword: __, version: ___, ...typed } = body as Profile;
      const reply = await write(as, as.id, { ...typed, email: as.email });
      expect(reply.answer, what).toMatchObject({ ...typed, email: as.email });
    }
  });

  test('leaves what changed in the history, is found by the new name, and shows it in the session', async () => {
    const as = stage.own.coordinator;
    await write(as, as.id, profile());
    const { answer } = await write(as, as.id, profile({ name: 'Piotr Żuraw', town: 'Zgierz' }));
    expect(answer).toMatchObject({ name: 'Piotr Żuraw', town: 'Zgierz', street: null });
    expect(answer.history[0]).toMatchObject({
      ...{ action: 'edited', actorId: as.id },
      changes: [
        { field: 'name', from: 'Piotr Zieliński', to: 'Piotr Żuraw' },
        { field: 'town', from: null, to: 'Zgierz' },
      ],
    });
    const team = await stage.call('listTeam', {
      ...{ as, params: { id: stage.own.id }, query: { q: 'zuraw zgierz' } },
    });
    expect(team.answer.content.map(({ id }) => id)).toEqual([as.id]);
    expect((await stage.call('login', { as })).answer.name).toBe('Piotr Żuraw');
    const before = await stage.snapshot();
    await write(as, as.id, profile({ name: 'Piotr Żuraw', town: 'Zgierz' }));
    expect(await stage.snapshot()).toEqual(before);
  });

  test('is not written over what was saved since it was read, however many do so at once', async () => {
    const as = stage.own.coordinator;
    const { answer: opened } = await read(as, as.id);
    const { version } = opened;
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, index) =>
        write(as, as.id, profile({ street: `Ulica ${index}`, version })),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const before = await stage.snapshot();
    const late = await write(as, as.id, profile({ street: 'Późna', version }));
    expect(late.problem.code).toBe('record_changed');
    expect(await stage.snapshot()).toEqual(before);
    expect((await read(as, as.id)).answer.version).toBe(version + 1);
    // Clients of the release before say nothing of it.
    expect((await write(as, as.id, profile({ street: 'Dawna' }))).answer.version).toBe(version + 2);
  });

  test('is edited by its owner alone, whatever the role', async () => {
    const { admin, coordinator } = stage.own;
    const before = await stage.snapshot();
    expect((await write(admin, coordinator.id, profile())).problem.code).toBe('forbidden');
    expect((await write(coordinator, admin.id, profile())).problem.code).toBe('forbidden');
    expect(await stage.snapshot()).toEqual(before);
  });

  test('of another foundation, of a volunteer or of nobody is as if it were not there', async () => {
    const before = await stage.snapshot();
    for (const id of [stage.other.admin.id, stage.other.coordinator.id, stage.own.volunteer.id, uuid()]) {
      expect((await read(stage.own.admin, id)).problem.code).toBe('not_found');
      expect((await write(stage.own.admin, id, profile())).problem.code).toBe('not_found');
    }
    expect(await stage.snapshot()).toEqual(before);
  });
});
