import { apiUrl } from './apiUrl.ts';

/** Address of a photo or cover; `undefined` when there is none, as `<img src>` and `<Avatar src>` want it. */
export function imageUrl(imageToken: string | null | undefined): string | undefined {
  return imageToken ? `${apiUrl}/images/${encodeURIComponent(imageToken)}` : undefined;
}
