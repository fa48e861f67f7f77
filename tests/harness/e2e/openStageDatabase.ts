import { inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../openTestDatabase.ts';

/** PostgreSQL if available, because copying a template database there is fast. */
export function openStageDatabase(): Promise<TestDatabase> {
  return openTestDatabase('missing' in inject('postgres') ? 'pglite' : 'postgres');
}
