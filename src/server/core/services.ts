import type { Kysely } from 'kysely';
import type { Config } from './config/config.ts';
import type { Database } from './db/schema.ts';
import type { Live } from './live/createLive.ts';

/** What every feature of the server works with. */
export interface Services {
  readonly db: Kysely<Database>;
  readonly config: Config;
  readonly live: Live;
}
