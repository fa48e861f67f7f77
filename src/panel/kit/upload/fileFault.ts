import { extensionsOf } from '../../../contract/extensionsOf.ts';
import type { UploadRoom } from './UploadRoom.ts';
import type { UploadRule } from './UploadRule.ts';

/** Key under `kit.upload` in i18n. */
export type FileFault = 'empty' | 'wrongType' | 'tooLarge' | 'tooMany' | 'full';

/**
 * Why a file is refused before it is sent. The server looks at the content; here name and type have to do, and
 * one of them is enough, because not every computer knows the type of every file.
 *
 * @param room without one, nobody knows how much there is
 */
export function fileFault(
  { name, type, size }: File,
  { types, maxBytes }: UploadRule,
  room?: UploadRoom,
): FileFault | undefined {
  const lower = name.toLowerCase();
  const isTaken = types.some(
    (taken) => taken === type || extensionsOf(taken).some((extension) => lower.endsWith(extension)),
  );
  if (!isTaken) return 'wrongType';
  if (size === 0) return 'empty';
  if (size > maxBytes) return 'tooLarge';
  if (room && room.files < 1) return 'tooMany';
  return room && size > room.bytes ? 'full' : undefined;
}
