import { beforeEach, expect, test } from 'vitest';
import { buildImage } from '../../harness/buildImage.ts';
import type { Caller } from '../../harness/Caller.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onEachServer } from '../../harness/onEachServer.ts';
import { exe, plainZip, svg } from '../../harness/sampleFiles.ts';

const LIMIT = 4 * 1024 * 1024;

onEachServer('one’s photo', (stage) => {
  const upload = (as: Caller, content: Buffer, name = 'ja.png') =>
    stage.call('uploadProfilePhoto', { as, ...multipartBody([{ field: 'file', name, content }]) });
  const uploaded = async (as: Caller) => {
    const { imageToken } = (await upload(as, await buildImage('png'))).answer;
    if (!imageToken) throw new Error('The answer has no token');
    return imageToken;
  };
  const remove = (as: Caller) => stage.call('deleteProfilePhoto', { as });
  const load = async (token: string) => (await stage.call('getImage', { params: { token } })).status;
  const tokenOf = async (as: Caller) => (await stage.call('login', { as })).answer.imageToken;
  beforeEach(async () => {
    for (const as of [stage.own.admin, stage.own.coordinator, stage.own.volunteer]) await remove(as);
  });

  test('is in the session, in the profile, in the list of the team and in the history', async () => {
    const as = stage.own.coordinator;
    const token = await uploaded(as);
    expect(await load(token)).toBe(200);
    expect(await tokenOf(as)).toBe(token);
    const params = { id: as.id };
    const { answer } = await stage.call('getCoordinator', { as: stage.own.admin, params });
    expect(answer.imageToken).toBe(token);
    expect(answer.history[0]).toMatchObject({
      ...{ action: 'fileUploaded', actorId: as.id },
      changes: [{ field: 'imageToken', from: null, to: 'ja.png' }],
    });
    const team = await stage.call('listTeam', { as, params: { id: stage.own.id } });
    expect(team.answer.content.find(({ id }) => id === as.id)?.imageToken).toBe(token);
  });

  test('of a volunteer is in the volunteer’s record', async () => {
    const token = await uploaded(stage.own.volunteer);
    const params = { id: stage.own.volunteerId };
    const { answer } = await stage.call('getVolunteer', { as: stage.own.admin, params });
    expect(answer.imageToken).toBe(token);
    expect(answer.history[0]).toMatchObject({ action: 'fileUploaded', actorId: stage.own.volunteer.id });
    await remove(stage.own.volunteer);
    const after = await stage.call('getVolunteer', { as: stage.own.admin, params });
    expect(after.answer.imageToken).toBeNull();
  });

  test('is one: the former is gone with its token, and nobody else’s with it', async () => {
    const others = await uploaded(stage.own.admin);
    const [first, second] = [await uploaded(stage.own.coordinator), await uploaded(stage.own.coordinator)];
    expect([await load(first), await load(second), await load(others)]).toEqual([404, 200, 200]);
  });

  test('stays one when many arrive at once, and it is the one that is shown', async () => {
    const as = stage.own.coordinator;
    const tokens = await Promise.all(Array.from({ length: 5 }, () => uploaded(as)));
    const shown = await tokenOf(as);
    const answers = await Promise.all(tokens.map(async (token) => [token, await load(token)] as const));
    expect(answers.filter(([, status]) => status === 200)).toEqual([[shown, 200]]);
  });

  test('is removed, and again is no harm', async () => {
    const as = stage.own.coordinator;
    const token = await uploaded(as);
    expect((await remove(as)).status).toBe(204);
    expect([await load(token), await tokenOf(as)]).toEqual([404, null]);
    const before = await stage.snapshot();
    expect((await remove(as)).status).toBe(204);
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each([
    ['a program', 422, 'upload_failed', () => exe],
    ['a drawing', 422, 'upload_failed', () => svg],
    [
      'a photo with an archive behind it',
      422,
      'upload_failed',
      async () => Buffer.concat([await buildImage('jpeg'), plainZip]),
    ],
    ['a byte too much', 413, 'file_too_large', async () => padded(await buildImage('jpeg'), LIMIT + 1)],
  ])('is refused for %s, and the former stays', async (_, status, code, build) => {
    const as = stage.own.coordinator;
    await uploaded(as);
    const before = await stage.snapshot();
    expect((await upload(as, await build())).problem).toMatchObject({ status, code });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('may have 4 MB', async () => {
    expect((await upload(stage.own.admin, padded(await buildImage('jpeg'), LIMIT))).status).toBe(200);
  });

  test('goes with the account', async () => {
    const token = await uploaded(stage.own.coordinator);
    await stage.db.deleteFrom('accounts').where('id', '=', stage.own.coordinator.id).execute();
    expect(await load(token)).toBe(404);
  });
});

function padded(image: Buffer, length: number): Buffer {
  return Buffer.concat([image, Buffer.alloc(length - image.length)]);
}
