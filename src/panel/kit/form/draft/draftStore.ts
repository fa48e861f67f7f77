import { useRenewalStore } from '../../../data/renewal.ts';
import { useSessionStore } from '../../../data/sessionStore.ts';
import { type FormValues, isFormValues } from '../FormValues.ts';

/** What somebody has typed and not saved. */
export interface KeptDraft {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly values: FormValues;
  /** What it was typed over. */
  readonly base: FormValues;
}

/** Nothing where there is nothing to keep. */
type MakeDraft = () => Omit<KeptDraft, 'at'> | undefined;

const prefix = 'draft:';
const stepPrefix = 'draft-step:';
/** A draft is written once somebody pauses, so that no key waits for it. */
const PAUSE_MS = 400;

/** Where pages are rendered ahead, nobody has typed anything. */
const storage = globalThis.sessionStorage as Storage | undefined;
/** What is to be written, by key. */
const waiting = new Map<string, MakeDraft>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Drafts live as long as their tab: they outlive a reload, and nobody finds them on a shared computer later. Each
 * belongs to who has typed it, or to a visitor.
 */
export const draftStore = {
  /** @example draftStore.keyOf('EventInput') // of the signed-in person */
  keyOf: (name: string): string => `${useSessionStore.getState().user?.id ?? ''} ${name}`,
  read: (key: string): KeptDraft | undefined => {
    const draft: unknown = JSON.parse(storage?.getItem(prefix + key) ?? 'null');
    return isKeptDraft(draft) ? draft : undefined;
  },
  /** @param draft asked for when it is written */
  write: (key: string, draft: MakeDraft): void => {
    waiting.set(key, draft);
    clearTimeout(timer);
    timer = setTimeout(flush, PAUSE_MS);
  },
  /** Writes at once what is to be written. */
  flush,
  /** Of a form of steps, the one that is open. */
  readStep: (key: string): number => Number(storage?.getItem(stepPrefix + key) ?? 0),
  writeStep: (key: string, step: number): void => put(stepPrefix + key, String(step)),
  /** Whether a visitor has typed something. */
  hasVisitors: (): boolean => keys().some((key) => key.startsWith(`${prefix} `)),
  /** Whether the signed-in person has typed something. */
  hasOwn: (): boolean => {
    flush();
    return keys().some((key) => key.startsWith(prefix + draftStore.keyOf('')));
  },
  clear: (key: string): void => {
    waiting.delete(key);
    storage?.removeItem(prefix + key);
    storage?.removeItem(stepPrefix + key);
  },
  /** Forgets what members have typed, but for one. */
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
    // There is no room for it. Whoever types is not to be stopped for that.
  }
}

function isKeptDraft(draft: unknown): draft is KeptDraft {
  return isFormValues(draft) && isFormValues(draft.values) && isFormValues(draft.base);
}

if (storage) {
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  useRenewalStore.subscribe(flush);
  // Another person at the same screen finds nothing of it.
  useSessionStore.subscribe(({ user }, { user: before }) => {
    if (user && user.id !== before?.id) draftStore.clearMembers(user.id);
  });
}
