import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRefresh, useTranslate } from 'react-admin';
import { operations } from '../../contract/generated/operations.ts';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import type { BlobCall } from '../kit/download/useDownload.ts';
import { type AttachedFile, type FileActions, FileItem } from '../kit/files/FileItem.tsx';
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

interface FileListProps extends FileActions {
  readonly files: readonly AttachedFile[];
}

function FileList({ files, ...actions }: FileListProps) {
  const translate = useTranslate();
  if (files.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{translate('kit.files.empty')}</Typography>;
  }
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map((file) => (
        <FileItem key={file.id} file={file} {...actions} />
      ))}
    </Stack>
  );
}
