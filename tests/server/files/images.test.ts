import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { deleteImage, type ImageOwner, storeImage } from '../../../src/server/core/files/imageStore.ts';
import { recodeImage } from '../../../src/server/core/files/recodeImage.ts';
import { registerErrorReply } from '../../../src/server/core/http/errorReply.ts';
import { readUpload } from '../../../src/server/core/http/readUpload.ts';
import { buildBomb, buildImage } from '../../harness/buildImage.ts';
import { requestOf } from '../../harness/callOperation.ts';
import { multipartBody } from '../../harness/multipartBody.ts';
import { onOneServer, type Stage } from '../../harness/onEachServer.ts';
import { problemOf } from '../../harness/Reply.ts';
import { exe, html, jpg, pdf, plainZip, svg } from '../../harness/sampleFiles.ts';

const LIMIT = 4 * 1024 * 1024;

onOneServer('images', (stage) => {
  let photoOfAdmin: ImageOwner;
  let cover: ImageOwner;
  beforeAll(() => {
    photoOfAdmin = { organizationId: stage.own.id, accountId: stage.own.admin.id };
    cover = { organizationId: stage.own.id, accountId: null };
  });
  beforeEach(() => stage.db.deleteFrom('images').execute());

  const store = async (owner: ImageOwner, format: 'jpeg' | 'png' = 'jpeg') => {
    const image = await recodeImage(
      { type: `image/${format}`, content: await buildImage(format) },
      'profile',
      stage.own.admin,
    );
    return inTransaction(stage.db, (trx) => storeImage(image, owner, trx));
  };
  const load = (token: string, headers = {}) =>
    stage.server.inject(requestOf('getImage', { params: { token }, headers }));

  describe('by token', () => {
    test('are for whoever knows it, and are kept for ever', async () => {
      const token = await store(photoOfAdmin);
      expect(token).toMatch(/^[\w-]{43}$/);
      const answer = await load(token);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        ...{ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', etag: `"${token}"` },
        'cache-control': 'private, max-age=31536000, immutable',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 512 });
    });

    test('are not sent again to who has them', async () => {
      const token = await store(photoOfAdmin);
      const answer = await load(token, { 'if-none-match': `W/"other", W/"${token}"` });
      expect({ status: answer.statusCode, bytes: answer.rawPayload.length }).toEqual({
        status: 304,
        bytes: 0,
      });
      expect(answer.headers['cache-control']).toContain('immutable');
    });

    test.each([
      ['unknown', 'A'.repeat(43), 404],
      ['too short', 'A'.repeat(42), 400],
      ['of other characters', `${'A'.repeat(42)}.`, 400],
    ])('one that is %s opens nothing', async (_, token, status) => {
      const reply = await stage.call('getImage', { params: { token } });
      expect(reply.problem.status).toBe(status);
    });
  });

  describe('of an owner', () => {
    test('are one: the next takes its place', async () => {
      const [first, ofFoundation] = [await store(photoOfAdmin), await store(cover)];
      const second = await store(photoOfAdmin);
      expect(second).not.toBe(first);
      const statuses = await Promise.all(
        [first, second, ofFoundation].map(async (token) => (await load(token)).statusCode),
      );
      expect(statuses).toEqual([404, 200, 200]);
      await store(cover);
      expect(await countImages(stage)).toBe(2);
    });

    test('stay one when many arrive at once', async () => {
      const tokens = await Promise.all(Array.from({ length: 8 }, () => store(cover)));
      expect(await countImages(stage)).toBe(1);
      const answers = await Promise.all(tokens.map((token) => load(token)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    test('are deleted, and nobody else’s with them', async () => {
      const [photo, ofFoundation] = [await store(photoOfAdmin), await store(cover)];
      await inTransaction(stage.db, (trx) => deleteImage(cover, trx));
      expect([(await load(photo)).statusCode, (await load(ofFoundation)).statusCode]).toEqual([200, 404]);
    });

    test('are not stored by a transaction that fails', async () => {
      const image = await recodeImage(
        { type: 'image/png', content: await buildImage('png') },
        'cover',
        stage.own.admin,
      );
      const write = inTransaction(stage.db, async (trx) => {
        await storeImage(image, cover, trx);
        throw new Error('half-way');
      });
      await expect(write).rejects.toThrow('half-way');
      expect(await countImages(stage)).toBe(0);
    });
  });

  describe('as they are uploaded', () => {
    const app = Fastify();
    beforeAll(async () => {
      registerErrorReply(app);
      await app.register(multipart, { limits: { files: 1, fields: 0, parts: 1 } });
      app.post('/', async (request) => {
        const image = await recodeImage(
          await readUpload('uploadProfilePhoto', request),
          'profile',
          stage.own.admin,
        );
        return { imageToken: await inTransaction(stage.db, (trx) => storeImage(image, photoOfAdmin, trx)) };
      });
    });
    afterAll(() => app.close());
    const upload = (content: Buffer, name = 'photo.jpg') =>
      app.inject({ method: 'POST', url: '/', ...multipartBody([{ field: 'file', name, content }]) });

    test.each(['jpeg', 'png', 'gif'] as const)('may be %s, whatever their name is', async (format) => {
      const answer = await upload(await buildImage(format), 'photo.txt');
      expect(answer.statusCode).toBe(200);
      expect((await load(answer.json().imageToken)).statusCode).toBe(200);
    });

    test('may have 4 MB and not a byte more', async () => {
      const small = await buildImage('jpeg');
      const padded = (length: number) => Buffer.concat([small, Buffer.alloc(length - small.length)]);
      expect((await upload(padded(LIMIT))).statusCode).toBe(200);
      await stage.db.deleteFrom('images').execute();
      const { statusCode, headers, body } = await upload(padded(LIMIT + 1));
      expect(problemOf(statusCode, headers, body)).toMatchObject({ status: 413, code: 'file_too_large' });
      expect(await countImages(stage)).toBe(0);
    });

    test.each([
      ['a program with the name of a photo', () => exe],
      ['a drawing', () => svg],
      ['a page', () => html],
      ['a document', () => pdf],
      ['nothing', () => Buffer.alloc(0)],
      ['the head of a photo without a picture', () => jpg],
      ['an archive behind a photo', async () => Buffer.concat([await buildImage('jpeg'), plainZip])],
      [
        'a picture of another format',
        async () =>
          sharp(await buildImage('png'))
            .webp()
            .toBuffer(),
      ],
      ['a bomb', () => buildBomb(30_000)],
    ])('may not be %s', async (_, build) => {
      const { statusCode, headers, body } = await upload(await build());
      expect(problemOf(statusCode, headers, body)).toMatchObject({ status: 422, code: 'upload_failed' });
      expect(await countImages(stage)).toBe(0);
    });
  });
});

async function countImages({ db }: Stage): Promise<number> {
  return (await db.selectFrom('images').select('token').execute()).length;
}
