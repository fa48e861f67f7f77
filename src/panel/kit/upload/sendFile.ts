import { ApiError, asProblem } from '../../data/ApiError.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { callHeaders } from '../../data/prefetched.ts';
import { renewalCount, shouldResend } from '../../data/renewal.ts';
import { isOtherUsersSession } from '../../data/sharedSession.ts';

export interface Sending {
  /** Relative to the base path of the API. */
  readonly path: string;
  readonly field: string;
  readonly file: File;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file like the transport, but by XMLHttpRequest, because fetch reports no upload progress.
 *
 * @returns the JSON of the response
 * @throws ApiError when the API refused it, with status 0 without a response; the signal's reason when
 * cancelled
 */
export async function sendFile(sending: Sending): Promise<unknown> {
  const sentAt = renewalCount();
  const { status, text } = isOtherUsersSession() ? { status: 401, text: '' } : await post(sending);
  if (status >= 200 && status < 300) return parseJson(text);

  const problem = asProblem(parseJson(text));
  const failure = { status, problem, quiet: false };
  if (await shouldResend({ failure, sentAt, signal: sending.signal })) return sendFile(sending);
  throw new ApiError(status, problem);
}

interface Answer {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
}

function post({ path, field, file, onProgress, signal }: Sending): Promise<Answer> {
  const form = new FormData();
  form.append(field, file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl + path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'text';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve({ status: 0, text: '' });
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
