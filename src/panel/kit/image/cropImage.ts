/** Target shape of a cropped picture. */
export interface ImageShape {
  /** Width to height. */
  readonly aspect: number;
  /** In pixels; smaller pictures are not enlarged. */
  readonly maxWidth: number;
  /** Whether it is shown as a circle. */
  readonly round?: boolean;
}

/** Part of a picture, in percent of its width and height. */
export interface ImageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Crop {
  readonly area: ImageArea;
  readonly shape: ImageShape;
  /** The original file. */
  readonly file: File;
  readonly maxBytes: number;
}

/** Good enough for a face, at a fifth of the size of quality 1. */
const JPEG_QUALITY = 0.9;

/**
 * Crops a picture and scales it down to its display size. Formats with transparency (PNG, GIF) stay PNG
 * unless that is too large.
 *
 * @throws Error when the browser cannot draw it
 */
export async function cropImage(
  image: HTMLImageElement,
  { area, shape, file, maxBytes }: Crop,
): Promise<File> {
  const canvas = draw(image, area, shape);
  const png = file.type === 'image/jpeg' ? undefined : await encode(canvas, 'image/png');
  const blob = png && png.size <= maxBytes ? png : await encode(onWhite(canvas), 'image/jpeg');
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${extension}`, { type: blob.type });
}

function draw(image: HTMLImageElement, area: ImageArea, { aspect, maxWidth }: ImageShape): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const from = {
    x: (area.x / 100) * naturalWidth,
    y: (area.y / 100) * naturalHeight,
    width: (area.width / 100) * naturalWidth,
    height: (area.height / 100) * naturalHeight,
  };
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(maxWidth, Math.round(from.width)));
  canvas.height = Math.max(1, Math.round(canvas.width / aspect));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, from.x, from.y, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** JPEG has no transparency; without this, transparent pixels would turn black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  return context;
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error(`The browser cannot write ${type}.`));
    canvas.toBlob(take, type, JPEG_QUALITY);
  });
}
