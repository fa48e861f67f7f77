import { beforeEach, expect, test } from 'vitest';
import { buildImage } from '../../harness/buildImage.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer } from '../../harness/onEachServer.ts';
import { exe, svg } from '../../harness/sampleFiles.ts';

const LIMIT = 4 * 1024 * 1024;

onOneServer('the foundation’s cover', (stage) => {
  const own = () => ({ as: stage.own.coordinator, params: { id: stage.own.id } });
  const upload = (content: Buffer, name = 'okladka.png') =>
    stage.call('uploadOrganizationCover', { ...own(), ...multipartBody([{ field: 'file', name, content }]) });
  const remove = () => stage.call('deleteOrganizationCover', own());
  const read = async () => (await stage.call('getOrganization', own())).answer;
  const load = async (token: string) => (await stage.call('getImage', { params: { token } })).status;
  beforeEach(async () => {
    await remove();
  });

  test('is shown by its token, and its upload is in the history', async () => {
    const { version } = await read();
    const { imageToken = '' } = (await upload(await buildImage('png'))).answer;
    const organization = await read();
    expect(organization).toMatchObject({ coverToken: imageToken, version });
    expect(organization.history[0]).toMatchObject({
      ...{ action: 'fileUploaded', actorId: stage.own.coordinator.id },
      changes: [{ field: 'coverToken', from: null, to: 'okladka.png' }],
    });
    expect(await load(imageToken ?? '')).toBe(200);
  });

  test('is one: the former is gone with its token', async () => {
    const first = (await upload(await buildImage('png'))).answer.imageToken ?? '';
    const second = (await upload(await buildImage('jpeg'))).answer.imageToken ?? '';
    expect([await load(first), await load(second)]).toEqual([404, 200]);
    expect(await stage.db.selectFrom('images').select('token').execute()).toEqual([{ token: second }]);
  });

  test('is removed, and again is no harm', async () => {
    const token = (await upload(await buildImage('gif'))).answer.imageToken ?? '';
    expect((await remove()).status).toBe(204);
    expect(await load(token)).toBe(404);
    const organization = await read();
    expect(organization.coverToken).toBeNull();
    expect(organization.history[0]?.action).toBe('fileDeleted');
    const before = await stage.snapshot();
    expect((await remove()).status).toBe(204);
    expect(await stage.snapshot()).toEqual(before);
  });

  test.each([
    ['a program', 422, 'upload_failed', () => exe],
    ['a drawing', 422, 'upload_failed', () => svg],
    ['a byte too much', 413, 'file_too_large', async () => padded(await buildImage('jpeg'), LIMIT + 1)],
  ])('is refused for %s, and the former stays', async (_, status, code, build) => {
    await upload(await buildImage('png'));
    const before = await stage.snapshot();
    expect((await upload(await build())).problem).toMatchObject({ status, code });
    expect(await stage.snapshot()).toEqual(before);
  });

  test('may have 4 MB', async () => {
    expect((await upload(padded(await buildImage('jpeg'), LIMIT))).status).toBe(200);
  });
});

function padded(image: Buffer, length: number): Buffer {
  return Buffer.concat([image, Buffer.alloc(length - image.length)]);
}
