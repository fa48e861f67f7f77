import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { embeddedStream } from './wire/EmbeddedStream.ts';

/** PGlite has one connection; who wants it waits for it as long as it takes. */
export function embeddedPool(pglite: PGlite): Pool {
  return new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    stream: () => embeddedStream(pglite),
    // What another connection to the same instance has left there.
    onConnect: async (client) => void (await client.query('discard all')),
  });
}
