import Stack from '@mui/material/Stack';
import { useRefresh } from 'react-admin';
import { operations } from '../../contract/generated/operations.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import type { BlobCall } from '../kit/download/useDownload.ts';
import { FileList } from '../kit/files/FileList.tsx';
import { FileUpload } from '../kit/upload/FileUpload.tsx';
import type { UploadRoom } from '../kit/upload/fileIssue.ts';
import { useFileStorage } from '../kit/upload/useFileStorage.ts';

export type Volunteer = components['schemas']['Volunteer'];

/** The volunteer's documents, with upload, download and delete. */
export function VolunteerFiles({ volunteer: { id, files } }: { readonly volunteer: Volunteer }) {
  const refresh = useRefresh();
  const room = useRoomForFiles(files.length);
  const pathOf = (fileId: string) => ({ path: { id, fileId } });
  return (
    <Stack sx={{ gap: 3 }}>
      <FileUpload
        operationId="uploadVolunteerFile"
        path={`/volunteers/${id}/files`}
        room={room}
        onUploaded={refresh}
      />
      <FileList
        files={files}
        download={(file) =>
          client.GET('/volunteers/{id}/files/{fileId}', {
            params: pathOf(file.id),
            parseAs: 'blob',
          }) as BlobCall
        }
        remove={(file) =>
          answerOf(client.DELETE('/volunteers/{id}/files/{fileId}', { params: pathOf(file.id) }))
        }
        removeOperationId="deleteVolunteerFile"
      />
    </Stack>
  );
}

const { maxFiles } = operations.uploadVolunteerFile.upload;

/**
 * Remaining upload capacity; undefined while loading. The server decides.
 * @param count of existing files
 */
function useRoomForFiles(count: number): UploadRoom | undefined {
  const { data } = useFileStorage();
  if (!data) return undefined;
  const { bytes, maxBytes } = data;
  return {
    ...{ files: Math.max(0, maxFiles - count), maxFiles },
    ...{ bytes: Math.max(0, maxBytes - bytes), maxBytes },
  };
}
