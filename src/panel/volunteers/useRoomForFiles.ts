import { operations } from '../../contract/generated/operations.ts';
import type { UploadRoom } from '../kit/upload/UploadRoom.ts';
import { useFileStorage } from '../kit/upload/useFileStorage.ts';

const { maxFiles } = operations.uploadVolunteerFile.upload;

/**
 * What may still be added to a volunteer's files; undefined until it is known. The server has the last word.
 * @param count of the files that are there
 */
export function useRoomForFiles(count: number): UploadRoom | undefined {
  const { data } = useFileStorage();
  if (!data) return undefined;
  const { bytes, maxBytes } = data;
  return {
    ...{ files: Math.max(0, maxFiles - count), maxFiles },
    ...{ bytes: Math.max(0, maxBytes - bytes), maxBytes },
  };
}
