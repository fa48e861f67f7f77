import { type FormValues, isFormValues } from '../FormValues.ts';

const prefix = 'draft:';
const stepPrefix = 'draft-step:';

/** Drafts live as long as their tab: they outlive a reload, and nobody finds them on a shared computer later. */
export const draftStore = {
  read: (key: string): FormValues | undefined => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isFormValues(draft) ? draft : undefined;
  },
  write: (key: string, draft: FormValues) => sessionStorage.setItem(prefix + key, JSON.stringify(draft)),
  /** Of a form of steps, the one that is open. */
  readStep: (key: string): number => Number(sessionStorage.getItem(stepPrefix + key) ?? 0),
  writeStep: (key: string, step: number) => sessionStorage.setItem(stepPrefix + key, String(step)),
  clear: (key: string) => {
    sessionStorage.removeItem(prefix + key);
    sessionStorage.removeItem(stepPrefix + key);
  },
};
