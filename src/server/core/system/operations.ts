import { sql } from 'kysely';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';

/** Health, and the contract itself. */
export function systemOperations({ db }: Services) {
  return {
    getHealth: async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    },
    getContract: async () => contract,
  } satisfies Partial<Handlers>;
}
