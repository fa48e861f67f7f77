import { useTranslate } from 'react-admin';
import { formatBytes } from '../format/formatBytes.ts';
import type { FileFault } from './fileFault.ts';
import { typeName } from './typeName.ts';
import type { UploadRoom } from './UploadRoom.ts';
import type { UploadRule } from './UploadRule.ts';

/** What is said of a file that is refused before it is sent. */
export function useFaultText(
  { types, maxBytes }: UploadRule,
  room?: UploadRoom,
): (fault: FileFault, file: File) => string {
  const translate = useTranslate();
  return (fault, { size }) =>
    translate(`kit.upload.${fault}`, {
      types: types.map(typeName).join(', '),
      size: formatBytes(size),
      max: formatBytes(fault === 'full' ? (room?.maxBytes ?? 0) : maxBytes),
      room: formatBytes(room?.bytes ?? 0),
      limit: room?.maxFiles ?? 0,
    });
}
