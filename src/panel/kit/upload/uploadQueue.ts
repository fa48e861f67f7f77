import { createStore, type StoreApi } from 'zustand';
import type { FileIssue } from './fileIssue.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused';
  /** Progress, from 0 to 1. */
  readonly share: number;
  /** Why it was refused. */
  readonly issue?: FileIssue;
  /** Why it failed. */
  readonly message?: string;
}

interface QueueOptions {
  /** @param ahead files queued before it */
  readonly check: (file: File, ahead: readonly File[]) => FileIssue | undefined;
  readonly send: (file: File, signal: AbortSignal, onProgress: (share: number) => void) => Promise<unknown>;
  /** @param answer to the file */
  readonly onSent: (answer: unknown) => void;
  readonly describe: (error: unknown, file: File) => string;
}

export interface UploadQueue {
  readonly uploads: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
  /** Cancels an upload, dequeues it, or dismisses a failed one. */
  readonly remove: (id: number) => void;
}

/** Uploads files one after another. Finished files leave the queue; failed ones stay until dismissed. */
export function createUploadQueue({ check, send, onSent, describe }: QueueOptions): StoreApi<UploadQueue> {
  let lastId = 0;
  const aborts = new Map<number, AbortController>();

  return createStore<UploadQueue>((set, get) => {
    const change = (id: number, change: Partial<Upload>) =>
      set(({ uploads }) => ({
        uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
      }));
    const drop = (id: number) =>
      set(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));

    const sendNext = async (): Promise<void> => {
      const { uploads } = get();
      const next = uploads.find(({ state }) => state === 'waiting');
      if (!next || uploads.some(({ state }) => state === 'sending')) return;

      const abort = new AbortController();
      aborts.set(next.id, abort);
      change(next.id, { state: 'sending' });
      try {
        const answer = await send(next.file, abort.signal, (share) => change(next.id, { share }));
        drop(next.id);
        onSent(answer);
      } catch (error) {
        if (!abort.signal.aborted) change(next.id, { state: 'failed', message: describe(error, next.file) });
      } finally {
        aborts.delete(next.id);
      }
      return sendNext();
    };

    return {
      uploads: [],
      add: (files) => {
        const ahead = get()
          .uploads.filter(({ state }) => state === 'waiting' || state === 'sending')
          .map(({ file }) => file);
        const added = [...files].map((file): Upload => {
          const issue = check(file, ahead);
          if (!issue) ahead.push(file);
          lastId += 1;
          return { id: lastId, file, share: 0, state: issue ? 'refused' : 'waiting', issue };
        });
        set(({ uploads }) => ({ uploads: [...uploads, ...added] }));
        void sendNext();
      },
      remove: (id) => {
        aborts.get(id)?.abort();
        drop(id);
        void sendNext();
      },
    };
  });
}
