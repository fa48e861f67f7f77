import { isPanelReplaced } from './servedPanel.ts';

/** Timeout of a script and its styles (specification, section 7). API calls have none. */
export const PATIENCE_SECONDS = 120;

/** Pauses between tries. */
const PAUSES_MS = [500, 1_500, 4_000];

/**
 * Loads a part of the panel on demand; all lazy parts use this. Retries a few times while that may help.
 * Fails after a timeout, because a connection may hang without an error, so that the user is told and can
 * retry.
 *
 * Chromium requests a failed module again. Other browsers need a new document, which `Reload` on the error
 * screen gives.
 *
 * @throws MissingPart
 * @example lazy(() => loadPart(() => import('./CropDialog.tsx')))
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new AbortController();
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(new MissingPart('late'));
    }, PATIENCE_SECONDS * 1000);
  });
  return Promise.race([loadAgain(load, late.signal), never]).finally(() => clearTimeout(timer));
}

async function loadAgain<Part>(load: () => Promise<Part>, late: AbortSignal): Promise<Part> {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      return await load();
    } catch (error) {
      // The module loaded but threw, so a retry would fail too.
      if (!(error instanceof TypeError)) throw error;
      const reason = await reasonNow();
      const isHopeless = reason === 'replaced' || !navigator.onLine || late.aborted;
      if (pause === undefined || isHopeless) throw new MissingPart(reason, error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new MissingPart('failed');
}

async function reasonNow(): Promise<MissingReason> {
  if (!navigator.onLine) return 'offline';
  try {
    return (await isPanelReplaced()) ? 'replaced' : 'failed';
  } catch {
    return 'offline';
  }
}

/**
 * Why a part of the panel did not load: the request failed, it timed out, the network is down, or the server
 * has a newer build without this part.
 */
export type MissingReason = 'failed' | 'late' | 'offline' | 'replaced';

/** A script, or a file it needs, could not be loaded. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause?: unknown) {
    // Only logs show this message; the text for people is in i18n.
    super(reason, { cause });
    this.reason = reason;
  }
}
