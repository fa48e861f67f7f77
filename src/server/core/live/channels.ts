import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { storage } from '../../../contract/generated/storage.ts';

/**
 * What processes tell each other of by `NOTIFY`, and what is said: ids, for a notice holds no more than 8000 bytes. An
 * account's id stands for a session of it that has ended, for another role or foundation of it (told by migration 0016),
 * and for its records of a table.
 */
export type Channel = 'sessions' | keyof typeof storage;

interface Item {
  readonly get?: { readonly responses: Readonly<Record<string, { readonly content?: object }>> };
}

/** Of the tables, those whose resource has a stream of news. */
export const channels: readonly Channel[] = [
  'sessions',
  ...Object.entries(contract.paths as Readonly<Record<string, Item>>).flatMap(([path, { get }]) =>
    Object.values(get?.responses ?? {}).some(({ content = {} }) => 'text/event-stream' in content)
      ? (path.split('/')[1] as Channel)
      : [],
  ),
];
