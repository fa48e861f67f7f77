import type { Readable } from 'node:stream';
import type { ListName } from '../../contract/generated/lists.ts';
import type { TextBatches } from '../core/db/batchesOf.ts';
import type { InLanguage } from '../core/db/listOrder.ts';
import type { Queries } from '../core/db/transaction.ts';
import type { Call, SignedInUser } from '../core/http/Call.ts';
import { csvStream } from '../core/http/csvStream.ts';

/** The parts of a call that list handlers use. */
export interface AnyCall<Query> extends Pick<Call<'getHealth'>, 'language' | 'reply'> {
  readonly user: SignedInUser;
  readonly query: Query;
}

/** Handler of a list page, within the user's foundation. */
export function pageHandler<Query extends object, Answer>(
  store: { page: (place: SignedInUser, asked: Query & InLanguage, db: Queries) => Answer },
  db: Queries,
) {
  return ({ user, query, language }: AnyCall<Query>): Answer => store.page(user, { ...query, language }, db);
}

/** Handler of the counts of a list's choices, within the user's foundation. */
export function countsHandler<Query extends object, Answer>(
  store: { counts: (place: SignedInUser, filter: Query, db: Queries) => Answer },
  db: Queries,
) {
  return ({ user, query }: AnyCall<Query>): Answer => store.counts(user, query, db);
}

/** Handler of the whole list as CSV. */
export function exportHandler<Query extends object>(
  name: ListName,
  store: { batches: (place: SignedInUser, asked: Query & InLanguage, db: Queries) => TextBatches },
  db: Queries,
) {
  return async ({ user, query, language, reply }: AnyCall<Query>): Promise<Readable> =>
    csvStream(name, store.batches(user, { ...query, language }, db), language, reply);
}
