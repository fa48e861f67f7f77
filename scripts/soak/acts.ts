import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../src/server/db/transaction.ts';
import { answerOf } from './answerOf.ts';
import { callServer } from './callServer.ts';
import type { Team } from './insertTeam.ts';

/** What a server has acknowledged. */
export interface Written {
  /** For the line that says that it is lost. */
  readonly what: string;
  readonly isKept: (db: Queries) => Promise<boolean>;
}

/**
 * One write by the API.
 * @throws Refused by the server; or another Error when the connection breaks, and nobody knows whether it was written
 */
export type Act = (url: string) => Promise<Written>;

/** A draft, and its entry in the history, by the same transaction. */
export function createEvent({ cookie }: Pick<Team, 'cookie'>): Act {
  return async (url) => {
    const body = { title: `Soak ${crypto.randomUUID()}` };
    const { id } = await answerOf(await callServer(url, 'createEvent', { cookie, body }));
    return {
      what: `event ${id}`,
      isKept: (db) =>
        exists(
          sql`select from "events" join "history" on "subjectId" = "events"."id" and "action" = 'created'
            where "events"."id" = ${id}`,
          db,
        ),
    };
  };
}

/** Of 100 KB that are no others. */
export function attachFile({ cookie, volunteerId }: Pick<Team, 'cookie' | 'volunteerId'>): Act {
  return async (url) => {
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(100_000)]);
    const body = new FormData();
    body.set('file', new File([content], 'soak.pdf', { type: 'application/pdf' }));
    const params = { id: volunteerId };
    const { id } = await answerOf(await callServer(url, 'uploadVolunteerFile', { cookie, params, body }));
    const digest = createHash('sha256').update(content).digest();
    return {
      what: `file ${id}`,
      isKept: (db) =>
        exists(sql`select from "volunteer_files" where "id" = ${id} and sha256("content") = ${digest}`, db),
    };
  };
}

async function exists(query: ReturnType<typeof sql>, db: Queries): Promise<boolean> {
  const { rows } = await query.execute(db);
  return rows.length === 1;
}
