import CancelIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../format/formatNumber.ts';
import type { FileIssue, UploadRoom, UploadRule } from './fileIssue.ts';
import type { Upload } from './uploadQueue.ts';

interface UploadItemProps {
  readonly upload: Upload;
  readonly rule: UploadRule;
  readonly room: UploadRoom | undefined;
  readonly onRemove: () => void;
}

/** A file being uploaded, or why it failed. */
export function UploadItem({
  upload: { file, state, share, issue, message },
  rule,
  room,
  onRemove,
}: UploadItemProps) {
  const translate = useTranslate();
  const isUnderway = state === 'sending' || state === 'waiting';
  const issueText = useIssueText(rule, room);
  const reason = issue ? issueText(issue, file) : (message ?? translate('messages.uploadFailed'));

  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {isUnderway ? (
          <LinearProgress
            variant={state === 'sending' && share < 1 ? 'determinate' : 'indeterminate'}
            value={Math.round(share * 100)}
            aria-label={translate('kit.upload.progress', { name: file.name })}
            sx={{ my: 0.75, borderRadius: 1 }}
          />
        ) : (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {reason}
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={translate(isUnderway ? 'kit.upload.cancel' : 'kit.upload.dismiss', { name: file.name })}
        onClick={onRemove}
        sx={{ width: 44, height: 44 }}
      >
        <CancelIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

/** Common names of the contract's media types. */
const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** Common name of a media type. */
export function typeName(mediaType: string): string {
  return names[mediaType] ?? mediaType.replace(/^.*\//, '').toUpperCase();
}

/** Message for a file refused before upload. */
export function useIssueText(
  { types, maxBytes }: UploadRule,
  room?: UploadRoom,
): (issue: FileIssue, file: File) => string {
  const translate = useTranslate();
  return (issue, { size }) =>
    translate(`kit.upload.${issue}`, {
      types: types.map(typeName).join(', '),
      size: formatBytes(size),
      max: formatBytes(issue === 'full' ? (room?.maxBytes ?? 0) : maxBytes),
      room: formatBytes(room?.bytes ?? 0),
      limit: room?.maxFiles ?? 0,
    });
}
