import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type AttachedFile, type FileActions, FileItem } from './FileItem.tsx';

interface FileListProps extends FileActions {
  readonly files: readonly AttachedFile[];
}

export function FileList({ files, ...actions }: FileListProps) {
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
