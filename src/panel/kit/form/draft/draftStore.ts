import { useRenewalStore } from '../../../data/renewal.ts';
import { useSessionStore } from '../../../data/sessionStore.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

/** Unsaved input. */
export interface KeptDraft {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly values: FormValues;
  /** The saved values it is based on. */
  readonly base: FormValues;
}

/** Returns undefined if there is nothing to keep. */
type MakeDraft = () => Omit<KeptDraft, 'at'> | undefined;

const prefix = 'draft:';
const stepPrefix = 'draft-step:';
/** Debounce of writes, so that typing never waits for storage. */
const PAUSE_MS = 400;

/** Undefined during prerendering. */
const storage = globalThis.sessionStorage as Storage | undefined;
/** Pending writes, by key. */
const waiting = new Map<string, MakeDraft>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Drafts in sessionStorage: they survive a reload, but nobody finds them on a shared computer later. Each
 * belongs to the user who typed it, or to a visitor.
 */
export const draftStore = {
  /** @example draftStore.keyOf('EventInput') // of the signed-in user */
  keyOf: (name: string): string => `${useSessionStore.getState().user?.id ?? ''} ${name}`,
  read: (key: string): KeptDraft | undefined => {
    const draft: unknown = JSON.parse(storage?.getItem(prefix + key) ?? 'null');
    return isKeptDraft(draft) ? draft : undefined;
  },
  /** @param draft called when the write happens */
  write: (key: string, draft: MakeDraft): void => {
    waiting.set(key, draft);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  },
  /** Performs the pending writes now. */
  flush,
  /** Index of the open step in a form of steps. */
  readStep: (key: string): number => Number(storage?.getItem(stepPrefix + key) ?? 0),
  writeStep: (key: string, step: number): void => put(stepPrefix + key, String(step)),
  /** Whether a visitor has unsaved input. */
  hasVisitors: (): boolean => keys().some((key) => key.startsWith(`${prefix} `)),
  /** Whether the signed-in user has unsaved input. */
  hasOwn: (): boolean => {
    flush();
    return keys().some((key) => key.startsWith(prefix + draftStore.keyOf('')));
  },
  clear: (key: string): void => {
    waiting.delete(key);
    storage?.removeItem(prefix + key);
    storage?.removeItem(stepPrefix + key);
  },
  /** Deletes the drafts of all members but one. */
  clearMembers: (exceptId?: string): void => {
    waiting.clear();
    for (const key of keys()) {
      const [, owner = ''] = /^draft(?:-step)?:(\S*) /.exec(key) ?? [];
      if (owner && owner !== exceptId) storage?.removeItem(key);
    }
  },
};

function keys(): string[] {
  return Object.keys(storage ?? {});
}

function flush(): void {
  clearTimeout(timer);
  for (const [key, make] of waiting) {
    const draft = make();
    if (draft) put(prefix + key, JSON.stringify({ at: Date.now(), ...draft }));
    else storage?.removeItem(prefix + key);
  }
  waiting.clear();
}

function put(item: string, text: string): void {
  try {
    storage?.setItem(item, text);
  } catch {
    // Storage is full; typing must go on.
  }
}

function isKeptDraft(draft: unknown): draft is KeptDraft {
  return isFormValues(draft) && isFormValues(draft.values) && isFormValues(draft.base);
}

if (storage) {
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  useRenewalStore.subscribe(flush);
  // A different user in the same tab must not find the drafts.
  useSessionStore.subscribe(({ user }, { user: before }) => {
    if (user && user.id !== before?.id) draftStore.clearMembers(user.id);
  });
}
