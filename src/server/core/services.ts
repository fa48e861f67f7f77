import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import type { Database } from './db/schema.ts';
import type { Live } from './live/createLive.ts';

/** Dependencies of all server features. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly live: Live;
}
