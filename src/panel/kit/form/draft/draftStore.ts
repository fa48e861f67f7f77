import { type FormValues, isFormValues } from '../FormValues.ts';

const prefix = 'draft:';

/** Drafts live as long as their tab: they outlive a reload, and nobody finds them on a shared computer later. */
export const draftStore = {
  read: (key: string): FormValues | undefined => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isFormValues(draft) ? draft : undefined;
  },
  write: (key: string, draft: FormValues) => sessionStorage.setItem(prefix + key, JSON.stringify(draft)),
  clear: (key: string) => sessionStorage.removeItem(prefix + key),
};
