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
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { BusyButton } from '../action/BusyButton.tsx';
import { useFailureText } from '../action/useGuardedCall.ts';
import type { UploadOperationId } from '../upload/fileIssue.ts';
import { sendFile } from '../upload/sendFile.ts';
import { CropField } from './CropField.tsx';
import { cropImage, type ImageArea, type ImageShape } from './cropImage.ts';

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

type UploadedImage = components['schemas']['UploadedImage'];

interface ImageSendingOptions {
  readonly operationId: UploadOperationId;
  readonly path: string;
  readonly onSent: (imageToken: string) => void;
}

/** Uploads a picture; aborts on unmount. */
function useImageSending({ operationId, path, onSent }: ImageSendingOptions) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** @param make creates the file from what is on the screen */
  const send = async (make: () => Promise<File>) => {
    // A double click comes before the next render.
    if (abort.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setFailure(undefined);
    setShare(0);
    try {
      const { field } = operations[operationId].upload;
      const answer = await sendFile({ path, field, file: await make(), signal, onProgress: setShare });
      onSent((answer as UploadedImage).imageToken);
    } catch (error) {
      if (signal.aborted) return;
      // Any other error means that the browser failed to crop.
      const isAnswered = error instanceof ApiError;
      setFailure(isAnswered ? failureText(error, operationId).text : translate('messages.uploadFailed'));
    } finally {
      abort.current = undefined;
      setShare(undefined);
    }
  };

  /** `share` is undefined while nothing is being sent. */
  return { share, failure, send };
}
