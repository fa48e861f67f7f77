import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../format/formatBytes.ts';
import type { UploadRoom } from './UploadRoom.ts';

interface RoomNoteProps {
  readonly room: UploadRoom;
}

/** How much may still be added, before anything is chosen. */
export function RoomNote({ room }: RoomNoteProps) {
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
