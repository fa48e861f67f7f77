import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { BusyButton } from '../act/BusyButton.tsx';
import type { UploadOperationId } from '../upload/UploadRule.ts';
import { CropField } from './CropField.tsx';
import { CropPreview } from './CropPreview.tsx';
import { cropImage } from './cropImage.ts';
import type { ImageArea, ImageShape } from './ImageShape.ts';
import { useImageSending } from './useImageSending.ts';
import { useObjectUrl } from './useObjectUrl.ts';

export interface CropDialogProps {
  readonly operationId: UploadOperationId;
  /** Of the operation, with the ids filled in. */
  readonly path: string;
  readonly file: File;
  readonly shape: ImageShape;
  readonly title: string;
  readonly onSent: (imageToken: string) => void;
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
}

/** Chooses the part of a picture that is sent, shows it as it will be, and sends it. */
export default function CropDialog(props: CropDialogProps) {
  const { operationId, path, file, shape, title, onSent, onUnreadable, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const url = useObjectUrl(file);
  const [image, setImage] = useState<HTMLImageElement>();
  const [area, setArea] = useState<ImageArea>();
  const { share, failure, send } = useImageSending({ operationId, path, onSent });
  const { maxBytes } = operations[operationId].upload;
  const isSending = share !== undefined;

  const submit = () => {
    if (image && area) void send(() => cropImage(image, { area, shape, file, maxBytes }));
  };

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={isSending ? undefined : onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <DialogContentText>{translate('kit.image.help')}</DialogContentText>
          {url && (
            <CropField
              {...{ url, shape, area, onUnreadable }}
              disabled={isSending}
              onChange={setArea}
              onImage={setImage}
            />
          )}
          {url && area && (
            <Box
              component="figure"
              sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
            >
              <CropPreview url={url} area={area} shape={shape} />
              <Box component="figcaption" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {translate('kit.image.preview')}
              </Box>
            </Box>
          )}
          {isSending && (
            <LinearProgress
              variant={share < 1 ? 'determinate' : 'indeterminate'}
              value={Math.round(share * 100)}
              aria-label={translate('kit.upload.progress', { name: file.name })}
              sx={{ borderRadius: 1 }}
            />
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <BusyButton variant="contained" busy={isSending} disabled={!area} onClick={submit}>
          {translate('kit.image.send')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
