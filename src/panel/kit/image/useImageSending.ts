import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { operations } from '../../../contract/generated/operations.ts';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../../data/ApiError.ts';
import { useFailureText } from '../action/useFailureText.ts';
import type { UploadOperationId } from '../upload/fileIssue.ts';
import { sendFile } from '../upload/sendFile.ts';

type UploadedImage = components['schemas']['UploadedImage'];

interface ImageSendingOptions {
  readonly operationId: UploadOperationId;
  readonly path: string;
  readonly onSent: (imageToken: string) => void;
}

/** Uploads a picture; aborts on unmount. */
export function useImageSending({ operationId, path, onSent }: ImageSendingOptions) {
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
