// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { cropImage } from '../../../../src/panel/kit/image/cropImage.ts';
import { stubImages } from '../../support/stubImages.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function picture(naturalWidth: number, naturalHeight: number): HTMLImageElement {
  const image = document.createElement('img');
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
  return image;
}

const square = { aspect: 1, maxWidth: 1024 };
const half = { x: 25, y: 0, width: 50, height: 100 };
const fileOf = (name: string, type: string) => new File(['x'], name, { type });

test('cuts out the part that was chosen, no larger than it will be shown', async () => {
  const { drawn } = stubImages();
  const file = await cropImage(picture(4000, 2000), {
    area: half,
    shape: square,
    file: fileOf('me.JPEG', 'image/jpeg'),
    maxBytes: 1000,
  });
  expect(drawn).toEqual([[1000, 0, 2000, 2000, 0, 0, 1024, 1024]]);
  expect([file.name, file.type, await file.text()]).toEqual(['me.jpg', 'image/jpeg', 'image/jpeg:1024×1024']);
});

test('a small picture is not blown up', async () => {
  stubImages();
  const file = fileOf('a.jpg', 'image/jpeg');
  const cut = await cropImage(picture(60, 30), { area: half, shape: square, file, maxBytes: 1000 });
  expect(await cut.text()).toBe('image/jpeg:30×30');
});

test('a wide shape keeps its proportions', async () => {
  stubImages();
  const file = fileOf('a.png', 'image/png');
  const area = { x: 0, y: 10, width: 100, height: 66 };
  const cut = await cropImage(picture(3000, 1500), {
    area,
    shape: { aspect: 3, maxWidth: 1536 },
    file,
    maxBytes: 1000,
  });
  expect(await cut.text()).toBe('image/png:1536×512');
});

test.each([
  ['image/png', 'a.png'],
  ['image/gif', 'a.gif'],
])('%s may be see-through and becomes a PNG; one that is too large a JPEG', async (type, name) => {
  stubImages();
  const crop = { area: half, shape: square, file: fileOf(name, type) };
  expect((await cropImage(picture(60, 30), { ...crop, maxBytes: 1000 })).name).toBe('a.png');
  expect((await cropImage(picture(60, 30), { ...crop, maxBytes: 5 })).name).toBe('a.jpg');
});

test('a browser that cannot write the picture says so', async () => {
  stubImages();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
  const file = fileOf('a.jpg', 'image/jpeg');
  await expect(
    cropImage(picture(60, 30), { area: half, shape: square, file, maxBytes: 1000 }),
  ).rejects.toThrow('image/jpeg');
});
