import { vi } from 'vitest';

/** A browser that saves files, which jsdom does not. Undone by `vi.restoreAllMocks`. */
export function stubDownload(): void {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
}
