import { useSessionStore } from '../data/sessionStore.ts';

/** What comes sooner is shown at once, and its page is rendered once and not twice. */
const patience = 100;

/** Reads the record that a page shows as soon as the page is asked for, and gives it a moment to come. */
export async function recordAhead(resource: string, id: string | undefined): Promise<null> {
  // A page that is opened directly reads by itself, once the session is checked.
  if (!id || !useSessionStore.getState().user) return null;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([read(resource, id), late]);
  return null;
}

async function read(resource: string, id: string): Promise<void> {
  const { readRecord } = await import('../data/readRecord.ts');
  await readRecord(resource, id);
}
