import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { answerOf } from '../../data/answerOf.ts';
import { toast } from '../../shell/toast.ts';
import { useUntoldFailure } from '../act/useUntoldFailure.ts';
import { fileNameOf } from './fileNameOf.ts';
import { saveBlob } from './saveBlob.ts';

export type BlobCall = Promise<{ data?: Blob; error?: unknown; response: Response }>;

interface Download {
  readonly busy: boolean;
  /** @param name used when the server names none */
  readonly start: (call: BlobCall, name: string) => Promise<void>;
}

/** Fetches a file of the API, which needs our headers and so cannot be a plain link, and saves it. */
export function useDownload(): Download {
  const translate = useTranslate();
  const untoldFailure = useUntoldFailure();
  const [busy, setBusy] = useState(false);

  const start = async (call: BlobCall, name: string) => {
    setBusy(true);
    try {
      const blob = await answerOf(call);
      const { response } = await call;
      saveBlob(blob, fileNameOf(response.headers.get('content-disposition'), name));
      toast.success(translate('messages.fileDownloaded'));
    } catch (error) {
      const text = untoldFailure(error);
      if (text) toast.error(text);
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}
