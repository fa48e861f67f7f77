import Stack from '@mui/material/Stack';
import { useRefresh } from 'react-admin';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import type { BlobCall } from '../kit/download/useDownload.ts';
import { FileList } from '../kit/files/FileList.tsx';
import { FileUpload } from '../kit/upload/FileUpload.tsx';
import { useRoomForFiles } from './useRoomForFiles.ts';
import type { Volunteer } from './Volunteer.ts';

/** Documents of the volunteer: to add, to fetch and to delete. */
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
