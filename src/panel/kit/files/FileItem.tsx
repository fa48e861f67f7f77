import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { BusyButton } from '../action/BusyButton.tsx';
import { ConfirmButton } from '../action/ConfirmButton.tsx';
import { type BlobCall, useDownload } from '../download/useDownload.ts';
import { TimeValue } from '../field/FieldValue.tsx';
import { formatInstant } from '../format/formatDate.ts';
import { formatBytes } from '../format/formatNumber.ts';

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: number;
  readonly createdAt: string;
}

export interface FileActions {
  readonly download: (file: AttachedFile) => BlobCall;
  readonly remove: (file: AttachedFile) => Promise<unknown>;
  readonly removeOperationId: OperationId;
}

interface FileItemProps extends FileActions {
  readonly file: AttachedFile;
}

/** An attached file with its download and delete buttons. */
export function FileItem({ file, download, remove, removeOperationId }: FileItemProps) {
  const translate = useTranslate();
  const { busy, start } = useDownload();
  const { name } = file;

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <FileTypeIcon type={file.type} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatBytes(file.bytes)}
          {' · '}
          <TimeValue dateTime={file.createdAt}>{formatInstant(file.createdAt)}</TimeValue>
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <BusyButton
          busy={busy}
          startIcon={<DownloadIcon />}
          aria-label={translate('kit.files.downloadOne', { name })}
          onClick={() => void start(download(file), name)}
        >
          {translate('kit.files.download')}
        </BusyButton>
        <ConfirmButton
          operationId={removeOperationId}
          label={translate('ra.action.delete')}
          title={translate('kit.files.deleteTitle', { name })}
          text={translate('kit.files.deleteText')}
          action={() => remove(file)}
          button={{
            color: 'error',
            startIcon: <DeleteIcon />,
            'aria-label': translate('kit.files.deleteOne', { name }),
          }}
        />
      </Stack>
    </Box>
  );
}

/** Decorative: the file name beside it already gives the type. */
function FileTypeIcon({ type }: { readonly type: string }) {
  const Icon = type === 'application/pdf' ? PdfIcon : type.startsWith('image/') ? ImageIcon : DocumentIcon;
  return <Icon aria-hidden sx={{ color: 'text.secondary' }} />;
}
