import { ApiError } from '../../data/ApiError.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { asProblem } from '../../data/asProblem.ts';
import { reportFailure } from '../../data/failures.ts';
import { callHeaders } from '../../data/firstCalls.ts';

export interface Sending {
  /** Below the base path of the API. */
  readonly path: string;
  readonly field: string;
  readonly file: File;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file as the transport would, by XMLHttpRequest, which unlike fetch tells how much is sent.
 *
 * @returns the answer's JSON
 * @throws ApiError when the API refused it; with status 0 when no answer came; the signal's reason when cancelled
 */
export function sendFile({ path, field, file, onProgress, signal }: Sending): Promise<unknown> {
  const form = new FormData();
  form.append(field, file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiUrl + path);
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'text';

    const fail = (status: number, body: string) => {
      const problem = asProblem(parseJson(body));
      reportFailure({ status, problem, quiet: false });
      reject(new ApiError(status, problem));
    };
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve(parseJson(request.responseText))
        : fail(request.status, request.responseText);
    request.onerror = () => fail(0, '');
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
