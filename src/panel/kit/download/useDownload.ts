import { useTranslate } from 'react-admin';
import { answerOf } from '../../data/client.ts';
import { toast } from '../../shell/toast.ts';
import { useToastedCall } from '../action/useGuardedCall.ts';

export type BlobCall = Promise<{ data?: Blob; error?: unknown; response: Response }>;

interface Download {
  readonly busy: boolean;
  /** @param name fallback if the server sends no file name */
  readonly start: (call: BlobCall, name: string) => Promise<void>;
}

/** Fetches a file of the API and saves it. A plain link would lack our headers. */
export function useDownload(): Download {
  const translate = useTranslate();
  const { busy, run } = useToastedCall();

  const start = (call: BlobCall, name: string) =>
    run(async () => {
      const blob = await answerOf(call);
      const { response } = await call;
      saveBlob(blob, fileNameOf(response.headers.get('content-disposition'), name));
      toast.success(translate('messages.fileDownloaded'));
    });
  return { busy, start };
}

/** Starts a browser download. */
function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the URL by the next task, whatever the size.
  window.setTimeout(() => URL.revokeObjectURL(url));
}

/**
 * File name of a download, from its Content-Disposition (RFC 6266).
 * @example fileNameOf("attachment; filename*=UTF-8''za%C5%9Bwiadczenie.pdf", 'file') // 'zaświadczenie.pdf'
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition ?? '') ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition ?? '') ?? [];
  return decoded(encoded) ?? quoted?.replaceAll(/\\(.)/g, '$1') ?? bare ?? fallback;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
