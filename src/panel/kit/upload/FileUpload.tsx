import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import { useStore } from 'zustand';
import { operations } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useMayDo } from '../act/useMayDo.ts';
import { useUntoldFailure } from '../act/useUntoldFailure.ts';
import { formatBytes } from '../format/formatBytes.ts';
import { DropZone } from './DropZone.tsx';
import { fileFault, type UploadOperationId, type UploadRoom, type UploadRule } from './fileFault.ts';
import { sendFile } from './sendFile.ts';
import { UploadItem } from './UploadItem.tsx';
import { createUploadQueue } from './uploadQueue.ts';

interface FileUploadProps {
  readonly operationId: UploadOperationId;
  /** Of the operation, with the ids filled in. */
  readonly path: string;
  /** What may still be added, once it is known. */
  readonly room?: UploadRoom | undefined;
  /** Called after each file. */
  readonly onUploaded: () => void;
}

/**
 * Takes files by button or by drag and drop, refuses at once what the contract would, and sends the rest.
 *
 * @example
 * <FileUpload operationId="uploadVolunteerFile" path={`/volunteers/${id}/files`} onUploaded={refresh} />
 */
export function FileUpload({ operationId, path, room, onUploaded }: FileUploadProps) {
  const translate = useTranslate();
  const untoldFailure = useUntoldFailure();
  const mayDo = useMayDo(operationId);
  const isOpen = useIsMounted();
  const rule: UploadRule = operations[operationId].upload;

  const left = useRef(room);
  useEffect(() => {
    left.current = room;
  }, [room]);

  const [queue] = useState(() =>
    createUploadQueue({
      check: (file, ahead) => fileFault(file, rule, left.current && roomBehind(left.current, ahead)),
      send: (file, signal, onProgress) => sendFile({ path, field: rule.field, file, signal, onProgress }),
      onSent: () => {
        toast.success(translate(`messages.${operations[operationId].success}`));
        onUploaded();
      },
      describe: (error) => {
        const text = untoldFailure(error, operationId);
        // Files go on when their page is left, so that is where nobody would read it.
        if (text && !isOpen.current) toast.error(text);
        return text;
      },
    }),
  );
  const { uploads, add, remove } = useStore(queue);

  if (!mayDo) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <DropZone rule={rule} onFiles={add} />
      {room && <RoomNote room={room} />}
      {uploads.length > 0 && (
        <Stack component="ul" aria-label={translate('kit.upload.queue')} sx={{ gap: 1, m: 0, p: 0 }}>
          {uploads.map((upload) => (
            <UploadItem
              key={upload.id}
              upload={upload}
              rule={rule}
              room={room}
              onRemove={() => remove(upload.id)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** What is left of it once those have arrived that are on their way. */
function roomBehind(room: UploadRoom, ahead: readonly File[]): UploadRoom {
  const bytes = ahead.reduce((sum, { size }) => sum + size, 0);
  return { ...room, files: room.files - ahead.length, bytes: room.bytes - bytes };
}

interface RoomNoteProps {
  readonly room: UploadRoom;
}

/** How much may still be added, before anything is chosen. */
function RoomNote({ room }: RoomNoteProps) {
  const translate = useTranslate();
  const isFull = room.files < 1 || room.bytes < 1;
  return (
    <Typography variant="body2" sx={{ color: isFull ? 'error.main' : 'text.secondary' }}>
      {translate('kit.upload.room', {
        ...{ files: room.files, limit: room.maxFiles },
        ...{ room: formatBytes(room.bytes), max: formatBytes(room.maxBytes) },
      })}
    </Typography>
  );
}
