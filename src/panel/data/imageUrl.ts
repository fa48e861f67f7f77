import { apiUrl } from './apiUrl.ts';

/** URL of a photo or cover; `undefined` if there is none, as `<img src>` and `<Avatar src>` expect. */
export function imageUrl(imageToken: string | null | undefined): string | undefined {
  return imageToken ? `${apiUrl}/images/${encodeURIComponent(imageToken)}` : undefined;
}
