import { extensionsOf } from './fileTypes.ts';
import type { UploadRule } from './UploadRule.ts';

/** Key under `kit.upload` in i18n. */
export type FileFault = 'empty' | 'wrongType' | 'tooLarge';

/**
 * Why a file is refused before it is sent. The server looks at the content; here name and type have to do, and
 * one of them is enough, because not every computer knows the type of every file.
 */
export function fileFault(
  { name, type, size }: File,
  { types, maxBytes }: UploadRule,
): FileFault | undefined {
  const lower = name.toLowerCase();
  const isTaken = types.some(
    (taken) => taken === type || extensionsOf(taken).some((extension) => lower.endsWith(extension)),
  );
  if (!isTaken) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'tooLarge' : undefined;
}
