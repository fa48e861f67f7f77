import { isId } from '../data/isId.ts';
import { useSessionStore } from '../data/sessionStore.ts';

/** What comes sooner is shown at once, and its page is rendered once and not twice. */
const patience = 100;

let reader: typeof import('../data/readRecord.ts') | undefined;

/**
 * Has there what reads records, which visitors have no use for. Kept, because asking for a script takes a while even
 * where it is there, and the router renders meanwhile.
 */
export async function loadReader(): Promise<typeof import('../data/readRecord.ts')> {
  reader ??= await import('../data/readRecord.ts');
  return reader;
}

/** Reads the record that a page shows as soon as the page is asked for, and gives it a moment to come. */
export async function recordAhead(resource: string, id: string | undefined): Promise<null> {
  // A page that is opened directly reads by itself, once the session is checked.
  if (!isId(id) || !useSessionStore.getState().user) return null;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([read(resource, id), late]);
  return null;
}

async function read(resource: string, id: string): Promise<void> {
  const { readRecord } = await loadReader();
  await readRecord(resource, id);
}
