import { isId } from '../data/isId.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** Milliseconds to wait for the record, so that the page renders only once. */
const patience = 100;

let reader: typeof import('../data/readRecord.ts') | undefined;

/**
 * Loads the code that reads records, which visitors do not need. Cached, because even a loaded module takes a
 * tick to import, in which the router would render.
 */
export async function loadReader(): Promise<typeof import('../data/readRecord.ts')> {
  reader ??= await import('../data/readRecord.ts');
  return reader;
}

/** Starts reading a page's record on navigation and waits briefly for it. */
export async function recordAhead(resource: string, id: string | undefined): Promise<null> {
  // On a direct page load, the page reads the record after the session check.
  if (!isId(id) || !useSessionStore.getState().user) return null;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([read(resource, id), late]);
  return null;
}

async function read(resource: string, id: string): Promise<void> {
  const { readRecord } = await loadReader();
  await readRecord(resource, id);
}
