import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type ImageKind, isSuspicious } from '../../../src/server/core/files/imageRules.ts';
import { recodeImage } from '../../../src/server/core/files/recodeImage.ts';
import { recodeInProcess } from '../../../src/server/core/files/recodeInProcess.ts';
import { buildBomb, buildImage, buildNoise, buildPhoto, buildScanBomb } from '../../harness/buildImage.ts';

const somebody = { id: 'somebody', organizationId: 'a foundation' };
const recode = (upload: { type: string; content: Buffer }, kind: ImageKind) =>
  recodeImage(upload, kind, somebody);
const jpeg = (content: Buffer) => ({ type: 'image/jpeg', content });

describe('an image', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('that is a %s becomes a JPEG of our own', async (format) => {
    const image = await recode({ type: `image/${format}`, content: await buildImage(format) }, 'profile');
    expect(image.type).toBe('image/jpeg');
    expect(await sharp(image.content).metadata()).toMatchObject({
      format: 'jpeg',
      width: 512,
      height: 512,
      space: 'srgb',
    });
  });

  test('keeps its transparency', async () => {
    const image = await recode(
      { type: 'image/png', content: await buildImage('png', { opaque: false }) },
      'profile',
    );
    expect(image.type).toBe('image/png');
    expect(await sharp(image.content).metadata()).toMatchObject({ format: 'png', hasAlpha: true });
  });

  test('that moves stands still', async () => {
    const frames = [await buildImage('png'), await buildImage('png', { opaque: false })];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const image = await recode({ type: 'image/gif', content: moving }, 'profile');
    expect((await sharp(image.content).metadata()).pages).toBeUndefined();
  });

  test('loses what it told of the place and the camera, and stands upright', async () => {
    const photo = await buildPhoto({ width: 1200, height: 2000 });
    expect(photo.includes('PhoneMaker')).toBe(true);
    const { content, width, height } = await recode(jpeg(photo), 'cover');
    const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(content.includes('PhoneMaker') || content.includes('Exif')).toBe(false);
    // On its side it was 2000 wide.
    expect({ width, height }).toEqual({ width: 1600, height: 900 });
  });

  test.each([
    ['profile', 3000, 2000, 512, 512],
    ['profile', 300, 2000, 300, 300],
    ['cover', 4000, 4000, 1600, 900],
    ['cover', 800, 4000, 800, 450],
    ['cover', 3000, 90, 160, 90],
    ['cover', 1, 1, 1, 1],
  ] as const)('for a %s of %i × %i is cut to %i × %i', async (kind, width, height, cutWidth, cutHeight) => {
    const image = await recode(jpeg(await buildImage('jpeg', { width, height })), kind);
    expect(image).toMatchObject({ width: cutWidth, height: cutHeight });
    expect(await sharp(image.content).metadata()).toMatchObject({ width: cutWidth, height: cutHeight });
  });
});

describe('refused is', () => {
  const refused = { code: 'upload_failed', status: 422 };

  test.each([
    ['a page in a comment', '<html><body>'],
    ['a script', '<ScRiPt>alert(1)</script>'],
    ['a drawing', '<svg onload="alert(1)">'],
    ['a program of PHP', '<?php system($_GET[0]);'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ])('an image that is %s as well', async (_, hidden) => {
    const polyglot = Buffer.concat([await buildImage('jpeg'), Buffer.from(hidden, 'latin1')]);
    await expect(recode(jpeg(polyglot), 'profile')).rejects.toMatchObject(refused);
  });

  test('a gif that is a script', async () => {
    const content = Buffer.from('GIF89a/*\x01\x00\x80\x00\x00*/=1;alert(1)', 'latin1');
    await expect(recode({ type: 'image/gif', content }, 'profile')).rejects.toMatchObject(refused);
  });

  test.each(['image/svg+xml', 'image/png'])('a drawing sent as %s', async (type) => {
    const content = Buffer.from(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    );
    await expect(recode({ type, content }, 'profile')).rejects.toMatchObject(refused);
  });

  test.each(['tiff', 'webp'] as const)('a %s sent as a png: no other decoder is reached', async (format) => {
    const content = await sharp(await buildImage('png'))
      .toFormat(format)
      .toBuffer();
    await expect(recode({ type: 'image/png', content }, 'profile')).rejects.toMatchObject(refused);
  });

  test('an image that is broken off', async () => {
    const whole = await buildImage('jpeg', { width: 2000, height: 2000 });
    await expect(recode(jpeg(whole.subarray(0, whole.length / 2)), 'profile')).rejects.toMatchObject(refused);
  });

  test('a bomb of 900 million pixels, before it is decoded', async () => {
    const content = buildBomb(30_000);
    expect(content.length).toBeLessThan(200_000);
    const began = performance.now();
    await expect(recode({ type: 'image/png', content }, 'profile')).rejects.toMatchObject(refused);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('a photo that goes over its picture hundreds of times, before it is decoded', async () => {
    const content = await buildScanBomb(800);
    expect(content.length).toBeLessThan(400_000);
    await expect(recode(jpeg(content), 'profile')).rejects.toMatchObject(refused);
    // It is no broken one.
    await expect(recode(jpeg(await buildScanBomb(5, 600)), 'profile')).resolves.toMatchObject({ width: 512 });
  });

  test('what takes too long, and the next one has a process of its own', async () => {
    const content = await buildImage('jpeg', { width: 3000, height: 3000 });
    const recoding = { upload: jpeg(content), kind: 'cover' } as const;
    expect(await recodeInProcess(recoding, 1)).toBeNull();
    expect(await recodeInProcess(recoding)).toMatchObject({ width: 1600 });
  });

  test('no honest photo, whatever letters are in its picture by chance', async () => {
    const noise = await buildNoise();
    const at = noise.indexOf(Buffer.from([0xff, 0xda])) + 2_000;
    for (const letters of ['<svg', '<html', '%PDF-', '<?php']) {
      const photo = Buffer.from(noise);
      photo.write(letters, at, 'latin1');
      expect(isSuspicious(jpeg(photo)), letters).toBe(false);
    }
  });

  test('no image behind one that is refused', async () => {
    const content = await buildImage('jpeg');
    const [bad, good] = await Promise.allSettled([
      recode({ type: 'image/png', content: Buffer.from('no image') }, 'profile'),
      recode(jpeg(content), 'profile'),
    ]);
    expect(bad).toMatchObject({ status: 'rejected', reason: refused });
    expect(good).toMatchObject({ status: 'fulfilled', value: { width: 512 } });
  });
});
