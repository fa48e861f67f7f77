import type { Handlers } from '../core/http/Call.ts';
import type { Services } from '../core/services.ts';
import { pageHandler } from '../resource/listHandlers.ts';
import { activity } from './activityStore.ts';

/** What was done in the foundation. */
export function activityOperations({ db }: Services) {
  return { listActivity: pageHandler(activity, db) } satisfies Partial<Handlers>;
}
