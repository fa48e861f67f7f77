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
import { useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import { BusyButton } from '../action/BusyButton.tsx';
import type { UploadOperationId } from '../upload/fileIssue.ts';
import { CropField } from './CropField.tsx';
import { cropImage, type ImageArea, type ImageShape } from './cropImage.ts';
import { useImageSending } from './useImageSending.ts';

export interface CropDialogProps {
  readonly operationId: UploadOperationId;
  /** Path of the operation, with ids filled in. */
  readonly path: string;
  readonly file: File;
  readonly shape: ImageShape;
  readonly title: string;
  readonly onSent: (imageToken: string) => void;
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
}

/** Crops, previews and uploads a picture. */
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

/** Object URL of a local file. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

interface CropPreviewProps {
  readonly url: string;
  readonly area: ImageArea;
  readonly shape: ImageShape;
}

/** Preview of the selection by CSS only, so that nothing is redrawn while dragging. */
function CropPreview({ url, area, shape: { aspect, round } }: CropPreviewProps) {
  const share = (part: number) => `${part * 100}%`;
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        flexShrink: 0,
        width: round ? 96 : 240,
        maxWidth: '100%',
        aspectRatio: aspect,
        borderRadius: round ? '50%' : 1,
        bgcolor: 'action.hover',
      }}
    >
      <img
        src={url}
        alt=""
        style={{
          position: 'absolute',
          width: share(100 / area.width),
          height: share(100 / area.height),
          left: share(-area.x / area.width),
          top: share(-area.y / area.height),
        }}
      />
    </Box>
  );
}
