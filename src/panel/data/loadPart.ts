import { isPanelReplaced } from './servedPanel.ts';

/** How long a script and its styles may take (specification, section 7); a call of the API has no such limit. */
export const PATIENCE_SECONDS = 120;

/** From one try to the next. */
const PAUSES_MS = [500, 1_500, 4_000];

/**
 * A part of the panel that is loaded when it is needed, by the one way in which all of them are. Tries a few times, as
 * long as that may help; a connection may also hang without ever failing. Then this fails, so that the person is told
 * and can try again.
 *
 * Chromium asks anew for what it did not get. A browser that does not needs a new document, which is what `Reload` on
 * the error screen makes.
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
      // What has come and fails by itself fails again.
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
 * Why a part of the panel is not there: it cannot be had, it did not come in time, nothing answers, or the server has
 * another panel by now and no part of this one any more.
 */
export type MissingReason = 'failed' | 'late' | 'offline' | 'replaced';

/** A script, or what comes with it, that was asked for in vain. */
export class MissingPart extends Error {
  override readonly name = 'MissingPart';
  readonly reason: MissingReason;

  constructor(reason: MissingReason, cause?: unknown) {
    // Nobody reads it but in a log: what a person is told is in i18n.
    super(reason, { cause });
    this.reason = reason;
  }
}
