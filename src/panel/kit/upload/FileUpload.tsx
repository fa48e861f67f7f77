import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useIsMounted, useTranslate } from 'react-admin';
import { useStore } from 'zustand';
import { operations } from '../../../contract/generated/operations.ts';
import { ApiError } from '../../data/ApiError.ts';
import { toast } from '../../shell/toast.ts';
import { asSentences, useFailureText } from '../action/useGuardedCall.ts';
import { useMayDo } from '../action/useMayDo.ts';
import { formatBytes } from '../format/formatNumber.ts';
import { DropZone } from './DropZone.tsx';
import { fileIssue, type UploadOperationId, type UploadRoom, type UploadRule } from './fileIssue.ts';
import { sendFile } from './sendFile.ts';
import { UploadItem, useIssueText } from './UploadItem.tsx';
import { createUploadQueue } from './uploadQueue.ts';

interface FileUploadProps {
  readonly operationId: UploadOperationId;
  /** Path of the operation, with ids filled in. */
  readonly path: string;
  /** Remaining capacity, once known. */
  readonly room?: UploadRoom | undefined;
  /** Accepts one file at a time. */
  readonly single?: boolean | undefined;
  /** Called after each file, with the answer to it. */
  readonly onUploaded: (answer: unknown) => void;
}

/**
 * Accepts files by button or drag and drop, refuses invalid ones at once by the contract's rules, and uploads
 * the rest.
 *
 * @example
 * <FileUpload operationId="uploadVolunteerFile" path={`/volunteers/${id}/files`} onUploaded={refresh} />
 */
export function FileUpload({ operationId, path, room, single, onUploaded }: FileUploadProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const mayDo = useMayDo(operationId);
  const isOpen = useIsMounted();
  const rule: UploadRule = operations[operationId].upload;
  const issueText = useIssueText(rule);

  const left = useRef(room);
  useEffect(() => {
    left.current = room;
  }, [room]);

  const [queue] = useState(() =>
    createUploadQueue({
      check: (file, ahead) => fileIssue(file, rule, left.current && roomBehind(left.current, ahead)),
      send: (file, signal, onProgress) => sendFile({ path, field: rule.field, file, signal, onProgress }),
      onSent: (answer) => {
        toast.success(translate(`messages.${operations[operationId].success}`));
        onUploaded(answer);
      },
      describe: (error, file) => {
        const { text: said, isTold } = failureText(error, operationId);
        if (isTold) return said;
        const text = isOfAnotherKind(error) ? asSentences([said, issueText('wrongType', file)]) : said;
        // Uploads continue after the page is left, where only a toast would be seen.
        if (!isOpen.current) toast.error(text);
        return text;
      },
    }),
  );
  const { uploads, add, remove } = useStore(queue);

  if (!mayDo) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <DropZone rule={rule} single={single} onFiles={add} />
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

/** Whether the server has looked into a file, and found another kind than its name says. */
function isOfAnotherKind(error: unknown): boolean {
  const { problem } = error instanceof ApiError ? error : {};
  return problem?.code === 'upload_failed' && problem.errors.length === 0;
}

/** Remaining capacity after the queued files. */
function roomBehind(room: UploadRoom, ahead: readonly File[]): UploadRoom {
  const bytes = ahead.reduce((sum, { size }) => sum + size, 0);
  return { ...room, files: room.files - ahead.length, bytes: room.bytes - bytes };
}

interface RoomNoteProps {
  readonly room: UploadRoom;
}

/** Remaining capacity, shown before anything is chosen. */
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
