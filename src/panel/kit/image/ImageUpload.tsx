import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { toast } from '../../shell/toast.ts';
import { useMayDo } from '../action/useMayDo.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { WaitingBar } from '../lazy/WaitingBar.tsx';
import { DropZone } from '../upload/DropZone.tsx';
import { fileIssue, type UploadOperationId } from '../upload/fileIssue.ts';
import { useIssueText } from '../upload/UploadItem.tsx';
import type { ImageShape } from './cropImage.ts';

interface ImageUploadProps {
  /** An operation that returns the picture's token. */
  readonly operationId: UploadOperationId;
  /** Path of the operation, with ids filled in. */
  readonly path: string;
  readonly shape: ImageShape;
  /** Title of the crop dialog. */
  readonly title: string;
  readonly onUploaded: (imageToken: string) => void;
}

const CropDialog = lazyPart(() => import('./CropDialog.tsx'), <WaitingBar />);

/**
 * Accepts a picture by button or drag and drop, refuses an invalid one at once by the contract's rules, has
 * the user crop it, and uploads it.
 *
 * @example
 * <ImageUpload
 *   operationId="uploadProfilePhoto"
 *   path="/users/profile-photo"
 *   shape={{ aspect: 1, maxWidth: 1024, round: true }}
 *   title={translate('settings.photo.title')}
 *   onUploaded={(imageToken) => setUser({ ...user, imageToken })}
 * />
 */
export function ImageUpload({ operationId, path, shape, title, onUploaded }: ImageUploadProps) {
  const translate = useTranslate();
  const mayDo = useMayDo(operationId);
  const { upload: rule, success } = operations[operationId];
  const issueText = useIssueText(rule);
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();

  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    const issue = fileIssue(chosen, rule);
    setRefusal(issue && issueText(issue, chosen));
    setFile(issue ? undefined : chosen);
  };
  const close = () => setFile(undefined);

  if (!mayDo) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      <DropZone rule={rule} single onFiles={(files) => choose([...files])} />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {file && (
        <CropDialog
          {...{ operationId, path, file, shape, title }}
          onClose={close}
          onUnreadable={() => {
            close();
            setRefusal(translate('messages.uploadFailed'));
          }}
          onSent={(imageToken) => {
            close();
            toast.success(translate(`messages.${success}`));
            onUploaded(imageToken);
          }}
        />
      )}
    </Stack>
  );
}
