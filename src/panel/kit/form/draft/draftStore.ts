import { type FormValues, isFormValues } from '../FormValues.ts';

const prefix = 'draft:';
const stepPrefix = 'draft-step:';

/** Where pages are rendered ahead, nobody has typed anything. */
const storage = globalThis.sessionStorage as Storage | undefined;

/** Drafts live as long as their tab: they outlive a reload, and nobody finds them on a shared computer later. */
export const draftStore = {
  read: (key: string): FormValues | undefined => {
    const draft: unknown = JSON.parse(storage?.getItem(prefix + key) ?? 'null');
    return isFormValues(draft) ? draft : undefined;
  },
  write: (key: string, draft: FormValues) => storage?.setItem(prefix + key, JSON.stringify(draft)),
  /** Of a form of steps, the one that is open. */
  readStep: (key: string): number => Number(storage?.getItem(stepPrefix + key) ?? 0),
  writeStep: (key: string, step: number) => storage?.setItem(stepPrefix + key, String(step)),
  hasAny: (): boolean => Object.keys(storage ?? {}).some((key) => key.startsWith(prefix)),
  clear: (key: string) => {
    storage?.removeItem(prefix + key);
    storage?.removeItem(stepPrefix + key);
  },
};
