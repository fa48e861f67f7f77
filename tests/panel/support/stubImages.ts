import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

/** What jsdom lacks of pictures: addresses of files, and a canvas that writes `type:width×height`. */
export function stubImages() {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  const drawn: number[][] = [];
  const context = {
    drawImage: (_: unknown, ...numbers: number[]) => drawn.push(numbers),
    fillRect: () => {},
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
  ) {
    take(new Blob([`${type}:${this.width}×${this.height}`], { type }));
  });
  return { drawn };
}

/** The browser has read the chosen picture, and it is that large. */
export async function loadPicture(naturalWidth: number, naturalHeight: number) {
  const image = await screen.findByRole('img');
  Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  });
  fireEvent.load(image);
  return image;
}
